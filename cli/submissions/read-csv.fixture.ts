import Papa from 'papaparse'

/** The records of a CSV text by its heads; throws for what is none. */
export function readCsv(text: string): Record<string, string>[] {
  const options = { header: true, delimiter: ',', newline: '\r\n', skipEmptyLines: true } as const
  const { data, errors } = Papa.parse<Record<string, string>>(text, options)
  if (errors[0]) throw new Error(errors[0].message)
  return data
}
