import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../company.mjs'
import { localeOf, type Speaker } from './locale-of.ts'

/** All that the interface says: its groups, and in each the texts by their names. */
export type Texts = Readonly<Record<string, Group>>
export type Group = Readonly<Record<string, Text>>
/** A sentence or word, or several by a key: plural forms, or the words of a closed list. */
export type Text = string | Readonly<Record<string, string>>

/** A module of words. */
export type OwnWords = { interfaceTexts: Partial<Texts> }

/** The engine's English, a module for each place of use: what `#texts/` names. */
export const englishFolder = join(root, 'domain/texts/english')

export function englishGroups(): string[] {
  return readdirSync(englishFolder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** The group that a module of that folder is, by its path or address. */
export const groupOf = (file: string): string | undefined =>
  /\/domain\/texts\/english\/([\w-]+)\.ts$/.exec(file.replaceAll('\\', '/'))?.[1]

/** The English as it is written, read anew: while somebody works on it it changes. */
export async function readEnglish(): Promise<Texts> {
  const groups = englishGroups().map(async (group) => {
    const url = `${pathToFileURL(join(englishFolder, `${group}.ts`)).href}?${Date.now()}`
    return [group, { ...((await import(url)) as Group) }] as const
  })
  return Object.fromEntries(await Promise.all(groups))
}

/** Where a language's words are in a company's folder. */
export const wordsFile = (language: string) => `texts/${language}/interface.ts`

/** Where the software's own words in another language than English are, if it has them. */
export const translationFile = (language: string) =>
  join(root, 'domain/texts/translations', `${language}.ts`)

/**
 * What a company's site says in place of the English: the software's words in its language, before
 * them the company's own, and what its locale says.
 */
export function ownTexts(
  translation: Partial<Texts>,
  words: Partial<Texts>,
  site: Speaker,
): Partial<Texts> {
  const groups = Object.keys({ ...translation, ...words })
  const texts = groups.map((group) => [group, { ...translation[group], ...words[group] }] as const)
  return { ...Object.fromEntries(texts), locale: localeOf(site) }
}

/** A group's module with a company's words: the English of each stays under a name that nothing reads. */
export function moduleLaidOver(source: string, own: Group = {}): string {
  return source.replace(/^export const (\w+)[^=]*=\s+/gm, (english, name: string) =>
    Object.hasOwn(own, name)
      ? `export const ${name} = ${JSON.stringify(own[name])}\nconst english_${name} = `
      : english,
  )
}
