import { expect, test } from 'vitest'
import { madeOf } from './made-of.ts'

const script = (name: string, bytes: number) => ({
  url: `http://localhost/assets/${name}.js`,
  type: 'script',
  bytes,
})

test('bytes are shared out by source, the most first, and what is not known is told', () => {
  const contents = {
    'assets/a.js': { react: 300, 'app/ui': 100 },
    'assets/b.js': { 'app/ui': 50 },
  }
  const told = madeOf([script('a', 8000), script('b', 1000), script('c', 500)], contents)
  expect(told).toBe('react 6.0 KB, app/ui 3.0 KB, other files 0.5 KB')
})

test('of very many sources the smallest are told together', () => {
  const sources = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`s${i}`, 12 - i]))
  expect(madeOf([script('a', 78_000)], { 'assets/a.js': sources })).toMatch(
    /^s0 12\.0 KB.*others 10\.0 KB$/,
  )
})
