import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aliasFolders, companyFolder } from './company.mjs'

/**
 * From here on `#content/` is the company's folder, wherever it is, for Node itself; a command
 * imports the rest of it afterwards. Ends the process where that folder is not there.
 */
export function useCompany(): void {
  try {
    lookIn(companyFolder().path)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

function lookIn(company: string): void {
  const folders = aliasFolders()
  registerHooks({
    resolve(specifier, context, next) {
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

/** Addresses of files that only the bundler gives: here they are none. */
const byBundler = /\?url$|\.css$/
const noFile = 'data:text/javascript,export default undefined'

const urlOf = (path: string) => pathToFileURL(path).href
