import { fold } from '#domain/catalogue/search.ts'
import type { ContentField } from '#domain/catalogue/product-document.ts'

/** A file that is named for a part number, and the field that it is for. */
export type NamedFile = { number: string; field: ContentField }
export type ReadFileName =
  | ({ ok: true } & NamedFile)
  | { ok: false; why: 'number' | 'kind' | 'use' }

/** What follows the number in a document's name, in the order they are looked for. */
const documents: [RegExp, ContentField][] = [
  [/^(?:data ?sheet|ds)?$/, 'dataSheet'],
  [/^product ?sheet$/, 'productSheet'],
  [/^quick (?:installation ?)?guide$|^quick ?start$/, 'quickInstallationGuide'],
  [/^installation(?: ?guide)?$|^manual$/, 'installationGuide'],
  [/^brochure$/, 'brochure'],
]

/**
 * Reads the name of a file: a part number, and behind it what the file is, 'AB-12_2.png',
 * 'AB-12 data sheet.pdf'. Of two numbers that the name begins with, the longer one is meant.
 */
export function readFileName(name: string, numbers: readonly string[]): ReadFileName {
  const [, stem = '', ending = ''] = /^(.+)\.([a-z\d]+)$/is.exec(name) ?? []
  const isPicture = /^(?:webp|png|jpe?g)$/i.test(ending)
  if (!isPicture && !/^pdf$/i.test(ending)) return { ok: false, why: 'kind' }
  const written = keyOf(stem)
  const number = numbers
    .filter((one) => startsWith(written, keyOf(one)))
    .sort((a, b) => b.length - a.length)[0]
  if (number === undefined) return { ok: false, why: 'number' }
  const rest = written.slice(keyOf(number).length).replace(/-+/g, ' ').trim()
  const field = isPicture ? pictureField(rest) : documents.find(([use]) => use.test(rest))?.[1]
  return field ? { ok: true, number, field } : { ok: false, why: 'use' }
}

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
