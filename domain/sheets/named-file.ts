import { fold } from '#domain/catalogue/search.ts'
import * as texts from '#texts/sheets.ts'
import type { ContentField } from '#domain/records/product-document.ts'

/** A file that is named for a part number, and the field that it is for. */
export type NamedFile = { number: string; field: ContentField }
export type ReadFileName =
  | ({ ok: true } & NamedFile)
  | { ok: false; why: 'number' | 'kind' | 'use' }

/** What follows the number in a document's name, as the editors' language has it. */
export type FileWords = Partial<Record<ContentField, string>>

/**
 * Reads the name of a file: a part number, and behind it what the file is, 'AB-12_2.png',
 * 'AB-12 data sheet.pdf'. Of two numbers that the name begins with, the longer one is meant.
 */
export function readFileName(
  name: string,
  numbers: readonly string[],
  words: FileWords = texts.fileWords,
): ReadFileName {
  const [, stem = '', ending = ''] = /^(.+)\.([a-z\d]+)$/is.exec(name) ?? []
  const isPicture = /^(?:webp|png|jpe?g)$/i.test(ending)
  if (!isPicture && !/^pdf$/i.test(ending)) return { ok: false, why: 'kind' }
  const written = keyOf(stem)
  const number = numbers
    .filter((one) => startsWith(written, keyOf(one)))
    .sort((a, b) => b.length - a.length)[0]
  if (number === undefined) return { ok: false, why: 'number' }
  const rest = written.slice(keyOf(number).length).replaceAll('-', '')
  const field = isPicture ? pictureField(rest) : documentField(rest, words)
  return field ? { ok: true, number, field } : { ok: false, why: 'use' }
}

/** A document of which no more is said is the data sheet. */
function documentField(rest: string, words: FileWords): ContentField | undefined {
  if (rest === '') return 'dataSheet'
  const uses = Object.entries(words) as [ContentField, string][]
  return uses.find(([, said]) => said.split(',').some((one) => squeezed(one) === rest))?.[0]
}

const squeezed = (words: string) => keyOf(words).replaceAll('-', '')

function pictureField(rest: string): ContentField | undefined {
  if (rest === '' || rest === '1') return 'image'
  return /^[2-9]$/.test(rest) ? (`image${rest}` as ContentField) : undefined
}

function startsWith(written: string, number: string): boolean {
  return number !== '' && (written === number || written.startsWith(`${number}-`))
}

/** What no file system takes, and what stands for it, is one sign. */
function keyOf(text: string): string {
  return fold(text.trim())
    .replace(/[\s/\\:*?"<>|_()-]+/g, '-')
    .replace(/-$/, '')
}
