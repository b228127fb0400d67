import { globSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorFault, type Fault } from '#domain/catalogue/check-fault.ts'

/** A module of the company's folder: what it exports, by name. */
export type RecordModule = { file: string; exports: Record<string, unknown> }

/** A value somewhere in a module's records; `place` is written as code would name it. */
export type RecordValue = { file: string; place: string; value: unknown }

/** Parts of a company's folder that hold no records. */
const besides = [
  'storage',
  'public',
  'test',
  'eval',
  'studio',
  'catalogue',
  'documents',
  'node_modules',
  '.git',
]

/** The modules of a company's folder, from it. */
export function recordModules(company: string): string[] {
  return globSync('**/*.ts', { cwd: company, exclude: (name) => name === 'node_modules' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !besides.includes(file.split('/')[0]!) && !file.endsWith('.d.ts'))
    .sort()
}

/** Imports all of them; one that cannot be is a fault. */
export async function loadRecords(
  company: string,
): Promise<{ modules: RecordModule[]; faults: Fault[] }> {
  const modules: RecordModule[] = []
  const faults: Fault[] = []
  for (const file of recordModules(company)) {
    try {
      const url = pathToFileURL(resolve(join(company, file))).href
      modules.push({ file, exports: (await import(url)) as Record<string, unknown> })
    } catch (error) {
      const [first] = (error as Error).message.split('\n')
      faults.push(errorFault(file, '', `cannot be read: ${first}`))
    }
  }
  return { modules, faults }
}

/** Every value of all records, each object once, where it is met first. */
export function valuesIn(modules: readonly RecordModule[]): RecordValue[] {
  const seen = new Set<object>()
  const walk = (file: string, place: string, value: unknown): RecordValue[] => {
    const own = { file, place, value }
    if (value === null || typeof value !== 'object') return [own]
    if (seen.has(value)) return []
    seen.add(value)
    const isList = Array.isArray(value)
    const inner = Object.entries(value).flatMap(([key, one]) =>
      walk(file, isList ? `${place}[${key}]` : place ? `${place}.${key}` : key, one),
    )
    return [own, ...inner]
  }
  // Lists of pages name records of other modules: those come first, to be named by their own.
  const gathering = (file: string) => (/^pages\.ts$|records\.ts$/.test(file) ? 1 : 0)
  return modules
    .toSorted((a, b) => gathering(a.file) - gathering(b.file))
    .flatMap(({ file, exports }) => walk(file, '', { ...exports }))
}
