import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixedRoutes, serverAddresses } from './fixed-routes.ts'

test('takes first segments of routes and addresses', () => {
  const routes = [{ path: 'products' }, { path: 'family/:familySlug' }, { path: 'news/archive' }]
  expect(Object.fromEntries(fixedRoutes(routes, ['/bead', '/solutions/water']))).toEqual({
    bead: '/bead',
    solutions: '/solutions/water',
    products: '/products',
    family: '/family/:familySlug',
    news: '/news/archive',
  })
})

test('leaves parameters and the home page out', () => {
  expect(fixedRoutes([{ path: '' }, { path: ':productSlug' }], ['/']).size).toBe(0)
})

test('does not tell capitals apart, as the site does not', () => {
  const routes = fixedRoutes([], ['/Reading-a-gauge'])
  expect(routes.get('reading-a-gauge')).toBe('/Reading-a-gauge')
})

test('the addresses that the server answers itself are all known', () => {
  const server = join(import.meta.dirname, '..', '..', 'server')
  const text = ['app.ts', 'http/health.ts'].map((file) => readFileSync(join(server, file), 'utf8'))
  const answered = [...text.join('').matchAll(/\.(?:route|get|post|all)\(\s*'\/([\w-]+)/g)]
  const known = fixedRoutes([], serverAddresses)
  expect(answered.length).toBeGreaterThan(4)
  expect(answered.map((match) => match[1]!).filter((name) => !known.has(name))).toEqual([])
})
