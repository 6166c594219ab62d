import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

interface ChartTableProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
}

/** What a chart shows, in words and numbers, for whoever would rather read it. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center font-bold text-primary-ink underline">
        Show as a table<VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-line border-b py-1.5 pr-3 align-bottom">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading = '', ...cells]) => (
              <tr key={heading}>
                <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left font-semibold">
                  {heading}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1.5 pr-3 text-muted">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
