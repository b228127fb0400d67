import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../company.mjs'
import { wordsFile, type OwnWords, type Texts } from '../texts/texts.ts'

/** The interface in a language that the software has words of, as new companies get them. */
export async function spokenTexts(language: string): Promise<Partial<Texts> | undefined> {
  const file = join(root, 'cli/create/template', language, wordsFile(language))
  if (!existsSync(file)) return undefined
  return ((await import(pathToFileURL(file).href)) as OwnWords).interfaceTexts
}
