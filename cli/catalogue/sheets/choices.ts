import { colToLetter, type CellValue, type WriteSheet } from 'hucre/xlsx'
import type { CatalogueFile } from '#domain/catalogue/check-fault.ts'
import { familyOrder } from '#content/families.ts'
import { trimmedText } from '#domain/catalogue/product.ts'
import type { Column } from '#domain/sheets/column.ts'
import { inWords } from './cell-words.ts'

/** Lists to choose from, each a column of one hidden sheet: a cell may hold any sign, and any number of them. */
export type Choices = {
  /** Where the choices of a column stand, as a formula names it; undefined for a column without. */
  rangeOf: (column: Column) => string | undefined
  sheet: () => WriteSheet
}

const name = 'Lists'

/** The vocabularies of attributes, and what the catalogue's products say in the columns that have none. */
export function createChoices(files: readonly CatalogueFile[]): Choices {
  const lists: string[][] = []
  const places = new Map<string, string>()
  const inUse = (field: string) =>
    [...new Set(files.map(({ data }) => trimmedText(data[field])))].filter(Boolean).sort()
  const valuesOf = ({ key, values }: Column): readonly string[] => {
    if (key === 'productFamily') return familyOrder
    return values ?? (key === 'subFamily' ? inUse(key) : [])
  }
  return {
    rangeOf(column) {
      const values = valuesOf(column).map((value) => inWords(value, column))
      if (values.length === 0) return undefined
      const id = values.join('\n')
      if (!places.has(id)) {
        const letter = colToLetter(lists.length)
        lists.push([...values])
        places.set(id, `${name}!$${letter}$1:$${letter}$${values.length}`)
      }
      return places.get(id)
    },
    sheet: () => ({ name, hidden: true, rows: turned(lists) }),
  }
}

function turned(lists: readonly string[][]): CellValue[][] {
  const height = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: height }, (_, at) => lists.map((list) => list[at] ?? null))
}
