import { expect, test } from 'vitest'
import { redirectTarget } from './hash-redirect.ts'

const redirects = [
  { path: '/terminals', hash: '#multiport', to: '/a' },
  { path: '/terminals', hash: '#other', to: '/b' },
  { path: '/panels', hash: '#multiport', to: '/c' },
]

test.each([
  ['/terminals', '#multiport', '/a'],
  ['/terminals/', '#multiport', '/a'],
  ['/terminals', '#other', '/b'],
  ['/panels', '#multiport', '/c'],
  ['/panels', '#other', undefined],
  ['/terminals', '', undefined],
  ['/terminals', '#', undefined],
  ['/terminals', '#multiport-2', undefined],
  ['/terminals/more', '#multiport', undefined],
  ['/', '#multiport', undefined],
  ['//terminals', '#multiport', undefined],
])('%s with the hash “%s” leads to %s', (pathname, hash, target) => {
  expect(redirectTarget(redirects, { pathname, hash })).toBe(target)
})
