/** A piece of HTML that is safe to place as it is. */
export interface Html {
  readonly html: string
}

type Value = Html | string | number | null | false | undefined | Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

function place(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map((part) => part.html).join('')
  return typeof value === 'object' ? value.html : escapeText(String(value))
}

/** Builds HTML; every value is escaped unless it is HTML already. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.reduce((text, part, index) => text + place(values[index - 1]) + part) }
}
