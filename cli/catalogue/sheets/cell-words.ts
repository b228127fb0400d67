import type { Column } from '#domain/sheets/column.ts'
import type { Content } from '#domain/sheets/row.ts'

type Words = Pick<Column, 'words'>

/** What a cell says for what a record has: of a closed list, in the editors' language. */
export function inWords<T extends Content | undefined>(content: T, { words }: Words): T | string {
  if (!words || typeof content !== 'string') return content
  return content
    .split('\n')
    .map((line) => words[line] ?? line)
    .join('\n')
}

/** What a record has for what a cell says, however it is written; anything else as it is. */
export function ofWords(said: string, { words }: Words): string {
  if (!words) return said
  const values = new Map(Object.entries(words).map(([value, word]) => [plain(word), value]))
  return said
    .split('\n')
    .map((line) => {
      const value = values.get(plain(line))
      // What is a record's word already stays as it was written.
      return value === undefined || plain(value) === plain(line) ? line : value
    })
    .join('\n')
}

const plain = (text: string) => text.trim().toLowerCase()
