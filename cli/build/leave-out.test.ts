import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { libraries, unusedIn, versionOf, without, type Feature } from './leave-out.ts'

const { resolve } = createRequire(import.meta.url)
const codeOf = (library: string, file: string) =>
  readFileSync(join(dirname(resolve(`${library}/package.json`)), file), 'utf8')

test.each(libraries)(
  'what can be left out of $library is known of the version that is installed',
  (library) => {
    // Look through the new version as docs/decisions/029 says; until then all of it is sent.
    expect(library.version).toBe(versionOf(library.library))
  },
)

const files = libraries.flatMap(({ library, files }) =>
  Object.entries(files).map(([file, features]) => ({ library, file, features })),
)

test.each(files)(
  'each feature that is named of $file is there, and is left out',
  ({ library, file, features }) => {
    const code = codeOf(library, file)
    for (const feature of features)
      expect(without(code, [feature]).length).toBeLessThan(code.length)
    const all = without(code, features)
    for (const name of features.flatMap(({ never = [], idle = [] }) => [...never, ...idle]))
      expect(all).not.toMatch(
        new RegExp(`function ${name.replace('$', '\\$')}\\([^)]*\\) \\{\\s*[^}\\s]`),
      )
    expect(() => without(all, features)).not.toThrow(/more than one/)
  },
)

test.each([
  ['view transitions', 'import { ViewTransition } from "react"'],
  ['refs of fragments', '<Fragment key={id} ref={group}>'],
  ['actions of forms that are functions, and their state', '<form action={(data) => send(data)}>'],
  ['events that nobody listens for', '<input onSelect={mark} />'],
  ['elements of the page’s own making', '<model-viewer src={url} />'],
])('%s stay in React where code of the site uses them', (name, code) => {
  const file = '/site/node_modules/react-dom/cjs/react-dom-client.production.js'
  const named = (features: readonly Feature[]) => features.map((feature) => feature.name)
  expect(named(unusedIn(file, ''))).toContain(name)
  expect(named(unusedIn(file, code))).not.toContain(name)
})

test('routes that are found on the way stay but where all are known from the start', () => {
  const file = '/site/node_modules/react-router/dist/production/lib/dom/ssr/fog-of-war.js'
  expect(unusedIn(file, "routeDiscovery: { mode: 'initial' }")).toHaveLength(1)
  expect(unusedIn(file, "routeDiscovery: { mode: 'lazy' }")).toHaveLength(0)
})

test('of any other file nothing is left out', () => {
  expect(unusedIn('/site/node_modules/react-dom/cjs/react-dom-client.development.js', '')).toEqual(
    [],
  )
})

const library = `
  function shown(fiber) {
    switch (fiber.tag) {
      case 5:
        return 'element';
      case 30:
        return animate(fiber);
      case 31:
        prepare();
      case 13:
        return 'boundary';
      default:
        if (isAnimated(fiber)) animate(fiber);
    }
  }
  function animate(fiber) { return 'animated' + fiber.tag; }
  function mark() { marks.push(1); }
  function prepare() {}
  shown.prototype.animate = function () { return 1; };
  moved.forEach(animate);
`
const animation: Feature = {
  name: 'animation',
  usedBy: /^(?!)/,
  tags: [30, 31],
  never: ['animate'],
  idle: ['mark'],
  set: ['shown.prototype.*'],
  calls: ['moved.forEach'],
  answers: [['isAnimated(fiber)', 'false']],
}

test('a feature goes with its functions, properties, calls and kinds of fiber', () => {
  const left = without(library, [animation])
  const run = new Function(
    'moved',
    'marks',
    `${left} return [shown({ tag: 5 }), mark(), shown({ tag: 30 })]`,
  )
  expect(run(null, null)).toEqual(['element', undefined, undefined])
  expect(left).not.toContain("'animated'")
  expect(left).not.toContain('prototype.animate')
  // An arm that runs on into another's code stays.
  expect(left).toContain('case 31:')
  expect(left).not.toContain('case 30:')
})

test('whoever looks it up is shown what is reached that never should be', () => {
  const left = without(library, [animation], true)
  expect(() => new Function(`${left} animate({})`)()).toThrow('left out: animate')
  expect(() => new Function(`${left} mark()`)()).not.toThrow()
})

test('what is named and is not there, or is there twice, is said', () => {
  const one = (part: Partial<Feature>) => [{ name: 'x', usedBy: /^(?!)/, ...part }]
  expect(() => without(library, one({ never: ['gone'] }))).toThrow('There is no gone')
  expect(() => without(library, one({ answers: [['gone()', 'false']] }))).toThrow(
    'There is no gone()',
  )
  expect(() => without(library + 'function animate() {}', one({ never: ['animate'] }))).toThrow(
    'more than one animate',
  )
})
