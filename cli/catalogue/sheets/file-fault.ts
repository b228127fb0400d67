import { cellRef } from 'hucre/xlsx'
import type { Severity } from '#domain/sheets/row.ts'

/** Something to say about one cell of a workbook; rows and columns count from 0. */
export type FileFault = {
  sheet: string
  row: number
  col: number
  severity: Severity
  message: string
}

/** 'Lenses!C7' */
export function placeOf({ sheet, row, col }: Pick<FileFault, 'sheet' | 'row' | 'col'>): string {
  return `${sheet}!${cellRef(row, col)}`
}
