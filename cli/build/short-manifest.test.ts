import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortened } from './short-manifest.ts'

const route = (id: string, more: object = {}) => ({
  id: `routes/${id}`,
  parentId: 'root',
  path: id,
  hasAction: false,
  hasLoader: true,
  hasDefaultExport: true,
  module: `/assets/${id}-a1b2c3.js`,
  imports: ['/assets/shared-a1b2c3.js'],
  css: ['/assets/shared-a1b2c3.css#', `/assets/${id}-d4e5f6.css`],
  ...more,
})

const root = route('root', {
  id: 'root',
  parentId: undefined,
  path: '',
  hasErrorBoundary: true,
})
const script = (routes: readonly { id: string }[]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry-a1b2c3.js', imports: ['a.js'], css: [] },
    routes: Object.fromEntries(routes.map((one) => [one.id, one])),
    url: '/assets/manifest-0a1b2c3d.js',
    version: '0a1b2c3d',
  })};`

/** What the browser has of the list. */
function read(routes: readonly { id: string }[]): unknown {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(shortened(script(routes)), { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

const many = (length: number) => Array.from({ length }, (_, at) => route(`page-${at}`))

/** What is false may as well be absent. */
const known = ({ imports: _, ...one }: ReturnType<typeof route>) =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== false))

test('the browser’s list of routes has pages and what answers them, and not what they import', () => {
  const kept = [
    root,
    route('list', { clientLoaderModule: '/assets/list-0f1e2d.js', hasClientLoader: true }),
    route('home', { parentId: 'routes/list', path: undefined, index: true }),
    route('family', { path: 'family/:name', module: '/assets/kind-a1b2c3.js' }),
    route('named', { path: 'version-1.2' }),
    route('search', { id: 'search', hasDefaultExport: false, css: [] }),
    route('help', { id: '/help', parentId: 'routes/list' }),
    route('not-found', { path: '*' }),
    // As many sheets as there are signs, some of which a text escapes.
    ...many(71),
  ]
  const files = [
    route('file', { path: 'list.csv', hasDefaultExport: false }),
    route('document', { path: ':slug.md', hasDefaultExport: false }),
    route('parts', { path: 'parts/:slug', hasDefaultExport: false }),
  ]
  expect(read([...kept, ...files])).toEqual(
    JSON.parse(
      JSON.stringify({
        entry: { module: '/assets/entry-a1b2c3.js', imports: [] },
        routes: Object.fromEntries(kept.map((one) => [one.id, known(one)])),
        url: '/assets/manifest-0a1b2c3d.js',
      }),
    ),
  )
})

test('it keeps the order of the routes', () => {
  const { routes } = read([root, route('b'), route('a')]) as { routes: object }
  expect(Object.keys(routes)).toEqual(['root', 'routes/b', 'routes/a'])
})

test.each([
  ['a list of another form', () => shortened('export default {}'), 'not where it was'],
  ['a file elsewhere', () => read([route('a', { module: '/other/a.js' })]), 'names /other/a.js'],
  ['a fact that it cannot tell', () => read([route('a', { caching: 'no' })]), 'says caching'],
  ['a sheet more than there are signs', () => read(many(79)), 'more style sheets'],
  ['a name of two words', () => read([route('a', { path: 'a b' })]), 'has a space'],
])('%s stops the build', (_, build, words) => {
  expect(build).toThrow(words)
})
