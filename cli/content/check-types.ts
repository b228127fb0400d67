import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { errorFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { aliasFolders, leftOut, leftOutFolder, root } from '../company.mjs'
import { recordModules } from './records.ts'

/** Modules that the site, or another of the folder, imports and the company's folder has to have. */
export function missingModules(company: string): Fault[] {
  const sources = [
    ...globSync('{app,server,cli}/**/*.{ts,tsx}', { cwd: root }).map((file) => join(root, file)),
    ...recordModules(company).map((file) => join(company, file)),
  ].filter((file) => !/\.(?:test|fixture)\.tsx?$|cli\/create\/template/.test(file))
  const wanted = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'#content\/([^'*]+)'/g)].map(([, name]) => name!),
  )
  const spared = new Set(leftOut(company).map(({ name }) => name))
  return [...new Set(wanted)]
    .filter((name) => !spared.has(name) && !existsSync(join(company, name)))
    .map((name) => errorFault(name, '', 'is not there: test/smallest-company has one to copy'))
}

type Extent = {
  /** Not what the site makes of them, which takes ten times as long. */
  recordsOnly: boolean
}

/** What is not of the shape that the site wants, by file and line. */
export function typeFaults(
  company: string,
  { recordsOnly }: Extent = { recordsOnly: false },
): Fault[] {
  const bin = join(root, 'node_modules/.bin')
  if (!existsSync(join(bin, 'tsc'))) {
    return [errorFault('', 'types', 'cannot be checked without TypeScript: run npm install')]
  }
  const project = writeProject(company, { recordsOnly })
  const { stdout } = spawnSync(join(bin, 'tsc'), ['-p', project, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const seen = new Set<string>()
  return causes(readErrors(stdout, company)).filter(({ file, message }) => {
    const key = `${file} ${message}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Without those of the site that follow from one in the company's folder: they end with it. */
export function causes(faults: readonly Fault[]): Fault[] {
  const own = faults.filter(({ file }) => !isAbsolute(file))
  return own.length ? own : [...faults]
}

/** The site with this folder's records: a project of its own, for no other tool reads it. */
function writeProject(company: string, { recordsOnly }: Extent): string {
  const name = createHash('sha256').update(`${company} ${recordsOnly}`).digest('hex').slice(0, 8)
  const site = ['app/**/*.ts', 'app/**/*.tsx', 'server/**/*.ts']
  const folder = join(root, 'node_modules/.cache/content-types', name)
  mkdirSync(folder, { recursive: true })
  const project = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      paths: Object.fromEntries(
        aliasFolders({ CONTENT_DIR: company }).map(({ prefix, folder }) => [
          `${prefix}*`,
          // What the company leaves out is looked for where it is said what holds then.
          [join(folder, '*'), ...(prefix === '#content/' ? [join(leftOutFolder, '*')] : [])],
        ]),
      ),
    },
    include: [
      join(company, '**/*.ts'),
      ...(recordsOnly ? [] : site.map((path) => join(root, path))),
    ],
    exclude: [
      ...['test', 'eval', 'studio', 'storage', 'node_modules'].map((part) => join(company, part)),
      ...['**/*.test.ts', '**/*.test.tsx', '**/contract.ts'].map((path) => join(root, path)),
    ],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project, undefined, 2))
  return folder
}

/** The compiler's lines `file(line,column): error TS1: text`, with what belongs to each below it. */
export function readErrors(output: string, company: string): Fault[] {
  return output.split(/\r?\n(?=\S)/).flatMap((text) => {
    const [, path, line, code, what] =
      /^(.+?)\((\d+),\d+\): error TS(\d+): ([^]*)$/.exec(text.trim()) ?? []
    if (!path) return []
    const module = /["']#content\/([^"']+)/.exec(what!)?.[1]
    const lacks = /has no exported member (?:named )?'([^']+)'/.exec(what!)?.[1]
    // What the site misses is to be written in the company's folder.
    if (module && lacks) {
      return [errorFault(module, lacks, 'is not exported: test/smallest-company shows its shape')]
    }
    const own = relative(company, resolve(root, path))
    const isOwn = !own.startsWith('..') && !isAbsolute(own)
    const file = isOwn ? own.split(sep).join('/') : resolve(root, path)
    return [errorFault(file, `line ${line}`, `${plain(what!)}${adviceFor(code!)}`)]
  })
}

/** The first line and the last, which says it of the field itself. */
function plain(what: string): string {
  const lines = what
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const [, field, shape] =
    /^Property '([^']+)' is missing in type .* but required in type '([^']+)'/.exec(
      lines.at(-1)!,
    ) ?? []
  if (field)
    return `lacks “${field}”, which ${shape} wants: write it. domain/records explains the shape.`
  return [...new Set([lines[0]!, lines.at(-1)!])].join(' ')
}

const advice: Record<string, string> = {
  2739: ' Write them; domain/records explains the shape.',
  2740: ' Write them; domain/records explains the shape.',
  2353: ' Take it out, or mend its name; domain/records explains the shape.',
  2561: ' Mend its name; domain/records explains the shape.',
}

const adviceFor = (code: string) => advice[code] ?? ''
