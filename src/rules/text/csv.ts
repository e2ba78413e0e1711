/**
 * A table as a CSV file that a French spreadsheet opens by itself: byte-order mark, `;`, CRLF, decimal comma, two
 * decimals where a number is not whole.
 */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',')
  const text = startsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet takes such a cell for a formula, which may run a program: the apostrophe makes it text. */
const startsFormula = /^\s*[=+\-@＝＋－＠\t\r]/

const needsQuotes = /[";\r\n\t]|^\s|\s$/
