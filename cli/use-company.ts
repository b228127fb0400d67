import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { companyFolder, root } from './company.mjs'

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
  registerHooks({
    resolve(specifier, context, next) {
      const [, top, file] = /^#(content|domain)\/(.+)$/.exec(specifier) ?? []
      if (file) return next(urlOf(join(top === 'content' ? company : join(root, 'domain'), file)))
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
