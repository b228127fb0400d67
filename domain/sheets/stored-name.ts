import { familySlugIn } from '#domain/catalogue/family.ts'
import type { ContentField } from '#domain/records/product-document.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/sheets.ts'
import type { FileWords } from './named-file.ts'

type File = {
  slug: string
  field: ContentField
  ending: string
  /** What the field holds by now. */
  standing?: unknown
}

/**
 * What a product's file is called in the storage. Visitors keep it by that name, so that it says what it is
 * in their language: 'kugelhahn-dn-25-datenblatt.pdf'. One that stands there under the English name which
 * files of every site once had keeps it, and is not there twice.
 */
export function storedName(
  { slug, field, ending, standing }: File,
  words: FileWords = texts.fileWords,
  language: string = locale.language,
): string {
  if (field.startsWith('image')) {
    const number = field.replace('image', '')
    return `${slug}${number && `-${number}`}${ending}`
  }
  const kind = field === 'datasheet' ? 'dataSheet' : field
  const english = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const named = (word: string) => `${slug}-${hyphened(word, language)}${ending}`
  if (typeof standing === 'string' && standing.endsWith(`/${named(english)}`)) return named(english)
  const [word = english] = words[kind]?.split(',') ?? []
  return named(word)
}

const hyphened = (word: string, language: string) =>
  familySlugIn(word, language).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
