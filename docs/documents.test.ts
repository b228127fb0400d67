import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file))
const folders = new Set(tracked.flatMap(foldersOf))
/** What is written for people who work with the code; a company's texts are not. */
const documents = tracked.filter(
  (file) =>
    /^(README|CONTRIBUTING)\.md$|(^|\/)README\.md$|^docs\/.*\.md$/.test(file) &&
    !file.startsWith('cli/create/template/'),
)
/** Given to us as they are: what they name need not be there yet. */
const given = new Set(['docs/specification.md', 'docs/contract.md'])

describe('a document', () => {
  test('links to what is there', () => {
    const broken = documents.flatMap((file) =>
      [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link!)
        .filter((link) => !/^(https?|mailto):/.test(link) && !isThere(file, link))
        .map((link) => `${file}: ${link}`),
    )
    expect(documents.length).toBeGreaterThan(15)
    expect(broken).toEqual([])
  })

  test('names files and folders that are there', () => {
    const tops = [...new Set(tracked.map((file) => file.split('/')[0]!))]
    const path = new RegExp(`^(?:${tops.join('|').replaceAll('.', '\\.')})/[\\w./@-]*$`)
    const broken = documents
      .filter((file) => !given.has(file))
      .flatMap((file) =>
        [...read(file).matchAll(/`([^`\n]+)`/g)]
          .map(([, code]) => code!)
          .filter((code) => path.test(code) && !isTracked(code.replace(/\/$/, '')))
          .map((code) => `${file}: ${code}`),
      )
    expect(broken).toEqual([])
  })
})

describe('the environment', () => {
  const sources = read('server/env.ts') + read('server/env-destinations.ts')
  const variables = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!)
  const example = read('.env.example')
  const explained = new Set([...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!))

  test('is explained in .env.example, every variable of it', () => {
    expect(variables.length).toBeGreaterThan(20)
    expect(variables.filter((name) => !explained.has(name))).toEqual([])
  })

  test('has no variable in .env.example that nothing reads', () => {
    const sources = tracked.filter((file) => /^(server|cli)\/.*\.(ts|mjs)$/.test(file))
    const code = sources.map(read).join('\n')
    expect([...explained].filter((name) => !code.includes(name))).toEqual([])
  })

  test('has its limits and services in the guide to operating', () => {
    const guide = read('docs/operating.md')
    expect(variables.filter((name) => !guide.includes(`\`${name}\``) && !own(guide, name))).toEqual(
      [],
    )
  })
})

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test('every command is in the README or the guide to contributing', () => {
  const guides = read('README.md') + read('CONTRIBUTING.md')
  const missing = Object.keys(scripts).filter(
    (name) => !guides.includes(`npm ${name}`) && !guides.includes(`npm run ${name}`),
  )
  expect(missing).toEqual([])
})

/** A variable may be said in an assignment of an example. */
function own(guide: string, name: string): boolean {
  return new RegExp(`\\b${name}=`).test(guide)
}

function isThere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(file), decodeURIComponent(path)) : file
  if (!existsSync(target)) return false
  return !anchor || !target.endsWith('.md') || anchorsOf(read(target)).includes(anchor)
}

function anchorsOf(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(markdown: string): string {
  return markdown.replace(/```[\s\S]*?```/g, '')
}

function isTracked(path: string): boolean {
  return folders.has(path) || tracked.includes(path)
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
}

test('every part that npm test can run alone is in the guide to contributing', () => {
  const guide = read('CONTRIBUTING.md')
  const parts = [...read('test/run.ts').matchAll(/part === '(\w+)'/g)].map(([, part]) => part!)
  // 'all' is what no word asks for, 'e2e' what the journeys were once called.
  const named = parts.filter((part) => part !== 'all' && part !== 'e2e')
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((part) => !guide.includes(`npm test -- ${part}`))).toEqual([])
})

test('every command that a document names is there', () => {
  const broken = documents
    .filter((file) => !given.has(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bnpm run ([\w-]+)/g)]
        .map(([, name]) => name!)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${file}: npm run ${name}`),
    )
  expect(broken).toEqual([])
})

test.each(['catalogue', 'content', 'submissions'])(
  'the guides name what npm run %s takes',
  (command) => {
    const source = read(`cli/${command}/arguments.ts`)
    const usage = source.slice(source.indexOf('`Usage'), source.indexOf('Exit status'))
    const words = [...usage.matchAll(/^ {2}(\w+) /gm)].map(([, word]) => word!)
    const guides = read('README.md') + read('docs/operating.md')
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(guides))).toEqual([])
  },
)

test('the contract and decision 004 list the same departures', () => {
  const departures = (file: string) =>
    /\| as specified \| here \|\n([^]*?)\n\n/.exec(read(file))?.[1]?.split('\n')
  expect(departures('docs/contract.md')?.length).toBeGreaterThan(20)
  expect(departures('docs/decisions/004-departures.md')).toEqual(departures('docs/contract.md'))
})
