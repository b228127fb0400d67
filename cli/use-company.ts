import { existsSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aliasFolders, companyFolder, leftOut } from './company.mjs'
import { languageOf, type Speaker } from './texts/locale-of.ts'
import {
  groupOf,
  moduleLaidOver,
  ownTexts,
  translationFile,
  wordsFile,
  type OwnWords,
  type Texts,
} from './texts/texts.ts'

/**
 * From here on `#content/` is the company's folder, wherever it is, for Node itself; a command
 * imports the rest of it afterwards. Ends the process where that folder is not there.
 */
export function useCompany(): void {
  try {
    const { path } = companyFolder()
    lookIn(path)
    speakAs(path)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

function lookIn(company: string): void {
  const folders = aliasFolders()
  const standIns = new Map(leftOut(company).map(({ module, file }) => [module, urlOf(file)]))
  registerHooks({
    resolve(specifier, context, next) {
      const standIn = standIns.get(specifier)
      if (standIn) return next(standIn)
      const alias = folders.find(({ prefix }) => specifier.startsWith(prefix))
      if (alias) return next(urlOf(join(alias.folder, specifier.slice(alias.prefix.length))))
      if (byBundler.test(specifier)) return { url: noFile, shortCircuit: true }
      return next(specifier, context)
    },
    load(url, context, next) {
      // A repository of its own need not say that its files are modules.
      const isRecord = url.startsWith(urlOf(company)) && url.endsWith('.ts')
      return next(url, isRecord ? { ...context, format: 'module-typescript' } : context)
    },
  })
}

/** From here on `#texts/` says what the company's folder says, and English where that cannot be read. */
function speakAs(company: string): void {
  const own = ownTextsOf(company)
  registerHooks({
    load(url, context, next) {
      const group = groupOf(url)
      if (group === undefined) return next(url, context)
      const source = moduleLaidOver(readFileSync(new URL(url), 'utf8'), own[group])
      return { source, format: 'module-typescript', shortCircuit: true }
    },
  })
}

function ownTextsOf(company: string): Partial<Texts> {
  const read = createRequire(import.meta.url)
  try {
    const { site } = read(join(company, 'site.ts')) as { site: Speaker }
    const language = languageOf(site.locale)
    const [translation, words] = [
      translationFile(language),
      join(company, wordsFile(language)),
    ].map((file) => (existsSync(file) ? (read(file) as OwnWords).interfaceTexts : {}))
    return ownTexts(translation!, words!, site)
  } catch {
    // What is wrong with the folder's records is told by whoever reads them.
    return {}
  }
}

/** Addresses of files that only the bundler gives: here they are none. */
const byBundler = /\?url$|\.css$/
const noFile = 'data:text/javascript,export default undefined'

const urlOf = (path: string) => pathToFileURL(path).href
