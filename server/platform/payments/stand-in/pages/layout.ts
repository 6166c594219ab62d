import { type Html, html } from './html.ts'

export interface Page {
  title: string
  body: Html
  status?: number
  /** Origins that a form of the page may end up at, since the browser checks redirects too. */
  formTargets?: (string | null)[]
}

/** The whole document of a hosted page. */
export function renderPage({ title, body }: Page): string {
  const document = html`<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/stand-in.css">
</head>
<body>
<header><p class="test-mode"><strong>Test mode:</strong> no real card is charged.</p></header>
<main>${body}</main>
</body>
</html>`
  return `<!doctype html>\n${document.html}`
}

function originOf(url: string | null): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : []
}

/** Nothing but our own stylesheet may load, and forms may only lead back here or to the shop. */
export function contentPolicy({ formTargets = [] }: Page): string {
  const targets = new Set(formTargets.flatMap(originOf))
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...targets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A page that only tells something, with at most one way on. */
export function messagePage(
  title: string,
  text: string,
  options: { status?: number; link?: { href: string; label: string } | null } = {},
): Page {
  const { status = 200, link } = options
  const body = html`<section class="card"><h1>${title}</h1><p>${text}</p>
${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}</section>`
  return { title, body, status }
}
