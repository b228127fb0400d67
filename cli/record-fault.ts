import { isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { companyFolder } from './company.mjs'

/**
 * What keeps a company's records from being read, and where, for whoever writes them and no program;
 * undefined for a fault of another kind.
 */
export function recordFault(error: unknown) {
  if (!(error instanceof Error)) return undefined
  const { path, name } = companyFolder()
  const inCompany = (file: string) => {
    const inside = relative(path, file)
    return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.split(sep).join('/')
  }
  const tell = (file: string, line: string | undefined, what: string) =>
    `${join(name, file)}${line ? `:${line}` : ''}: ${what}. ` +
    'Mend that first: npm run content -- types names every fault by file and line.'

  const [, missing, importer] =
    /^Cannot find module '([^']+)'(?: imported from (\S+))?/.exec(error.message) ?? []
  const absent = missing && inCompany(missing)
  if (absent) {
    const by = importer && inCompany(importer)
    const why = by ? `, which ${by} imports` : ': test/smallest-company has one to copy'
    return tell(absent, undefined, `is not there${why}`)
  }
  const [, module, wanted] =
    /'#content\/([^']+)' does not provide an export named '([^']+)'/.exec(error.message) ?? []
  if (module) return tell(module, undefined, `exports no ${wanted}`)
  for (const [, file = '', line] of (error.stack ?? '').matchAll(place)) {
    const own = inCompany(file.startsWith('file:') ? fileURLToPath(file) : file)
    if (own) return tell(own, line, `cannot be read: ${firstOf(error.message)}`)
  }
  return undefined
}

/** 'file:///…/site.ts:12' or '/…/site.ts:12', as a stack names a place. */
const place = /((?:file:\/\/)?\/[^\n:()]+\.ts):(\d+)/g

/** What is expected instead is a list of signs that helps nobody. */
const firstOf = (message: string) => message.split('\n')[0]!.replace(/\.? Expected .*$|\.$/, '')
