import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorFault, quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { root } from '../company.mjs'
import { contrast, type Color } from '../create/shades.ts'

const file = 'brand.css'

/** WCAG 2.2 AA, 1.4.3. */
const least = 4.5
const white = 'white'
const light = [white, '--paper', '--picture-ground']
const dark = ['--night', '--graphite']

/** What the site writes, and the grounds that it writes it on. */
const written: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['--ink', light],
  ['--mute', light],
  ['--accent-text', light],
  ['--positive-text', [...light, '--positive-ground']],
  [white, ['--accent-text', '--accent-press', ...dark]],
  ['--mute-on-dark', dark],
]

/** Roles of brand.css that nothing reads or that are not there, and texts that cannot be read. */
export function brandFaults(folder: string): Fault[] {
  const css = readFileSync(join(folder, file), 'utf8')
  const given = propertiesIn(css)
  const roles = [...propertiesIn(readFileSync(join(template, file), 'utf8')).keys()]
  const used = usedIn([css, ...styles()])
  const suggest = createSuggest(roles.filter((role) => !given.has(role)))
  const stray = [...given.keys()].filter((name) => !roles.includes(name) && !used.has(name))
  const missing = roles.filter((role) => !given.has(role))
  return [
    ...stray.map((name) => {
      const near = suggest(name.replace(/^--/, '')) ?? suggest(name)
      const advice = near ? `did you mean ${near}?` : 'take it out'
      return errorFault(file, name, `is no role that the site has: ${advice}`)
    }),
    ...missing.map((role) => errorFault(file, role, 'is not there: give this role its value')),
    ...written.flatMap(([text, grounds]) => contrastFaults(given, text, grounds)),
  ]
}

const template = join(root, 'cli/create/template/every')

const styles = () =>
  globSync('app/**/*.css', { cwd: root }).map((name) => readFileSync(join(root, name), 'utf8'))

function propertiesIn(css: string): Map<string, string> {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '')
  return new Map(
    [...bare.matchAll(/(?<=[{;\s])(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => [
      name!,
      value!.trim(),
    ]),
  )
}

function usedIn(sheets: readonly string[]): Set<string> {
  return new Set(
    sheets.flatMap((css) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)),
  )
}

/** Of a text, the ground that it is read worst on; of white, every ground. */
function contrastFaults(
  given: ReadonlyMap<string, string>,
  text: string,
  grounds: readonly string[],
): Fault[] {
  const ink = colorOf(given, text)
  const low = grounds
    .map((ground) => {
      const paper = colorOf(given, ground)
      // What CSS reckons out is not reckoned here, and what is missing is told.
      return { ground, ratio: ink && paper ? contrast(ink, paper) : Infinity }
    })
    .filter(({ ratio }) => ratio < least)
    .sort((a, b) => a.ratio - b.ratio)
  return (text === white ? low : low.slice(0, 1)).map(({ ground, ratio }) => {
    const [role, other] = text === white ? [ground, text] : [text, ground]
    // Cut, not rounded: 4.46 is not 4.5.
    const figure = Math.floor(ratio * 100) / 100
    const message = `${quote(given.get(role))} has a contrast of ${figure}:1 with ${other}, and text needs ${least}:1: make one of them darker or the other lighter`
    return warningFault(file, role, message)
  })
}

function colorOf(given: ReadonlyMap<string, string>, role: string): Color | undefined {
  const value = role === white ? '#ffffff' : given.get(role)?.toLowerCase()
  if (value === undefined) return undefined
  const [, short] = /^#([\da-f]{3})$/.exec(value) ?? []
  if (short) return `#${short.replaceAll(/./g, '$&$&')}`
  return /^#[\da-f]{6}$/.test(value) ? (value as Color) : undefined
}
