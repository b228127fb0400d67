/** What a cell holds; a blank one is no entry of its row. */
export type Content = string | number | boolean

/** A row of a sheet, by the keys of its columns. */
export type Row = { cells: ReadonlyMap<string, Content> }

/** A record as sheets have it: its own row, one for each variant, and rows of further sheets by field. */
export type SheetRecord<R extends Row = Row> = {
  main: R
  variants: readonly R[]
  tables: ReadonlyMap<string, readonly R[]>
}

/**
 * `error`: what stands there cannot be taken. `warning`: it can, and is most likely wrong. `note`:
 * how it was read, which leaves no doubt.
 */
export type Severity = 'error' | 'warning' | 'note'

/** Something to say about one cell. */
export type CellFault<R extends Row = Row> = {
  row: R
  key: string
  severity: Severity
  message: string
}
