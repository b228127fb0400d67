/** A reader of RFC 4180, by its grammar. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) throw new Error(`not CSV after ${rows.length} records`)
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  const [heads = [], ...records] = rows
  return records.map((record) => Object.fromEntries(heads.map((head, i) => [head, record[i]!])))
}
