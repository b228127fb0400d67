/** One record of RFC 4180, its line end included. */
export function csvRecord(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * Spreadsheets run what looks like a formula, and what visitors write ends up in one: an
 * apostrophe before it makes it text (OWASP, CSV Injection).
 */
function csvCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
