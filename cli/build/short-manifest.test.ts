import { expect, test } from 'vitest'
import { shortened } from './short-manifest.ts'

const route = (path: string, hasDefaultExport: boolean) => ({
  path,
  hasDefaultExport,
  module: `/assets/${path}.js`,
  imports: ['/assets/shared.js'],
  css: ['/assets/shared.css'],
})
const script = (routes: unknown) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['a.js'] }, routes })};`

test('the browser’s list of routes has pages and what answers them, and not what they import', () => {
  const { imports: _, ...page } = route('list', true)
  const { imports: __, ...answer } = route('search/:part?', false)
  const named = { ...page, path: 'version-1.2' }
  const { hasDefaultExport: ___, ...shortAnswer } = answer
  expect(
    shortened(
      script({
        page: route('list', true),
        answer: route('search/:part?', false),
        named: { ...route('list', true), path: 'version-1.2' },
        file: route('list.csv', false),
        document: route(':slug.md', false),
      }),
    ),
  ).toBe(script({ page, answer: shortAnswer, named }))
})

test('a list of another form stops the build', () => {
  expect(() => shortened('export default {}')).toThrow('not where it was')
})
