import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { url } = useSite()

test.each([
  '/',
  '/products',
  '/ball-valve-dn15',
  '/family/ball-valves',
  '/about',
  '/compare?products=ball-valve-dn8,ball-valve-dn15',
])('every class that %s names has its rule inside the page', async (path) => {
  const html = await (await fetch(url(path))).text()
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
  // As Vite names the classes of CSS modules: name, hash of the sheet, line.
  const ours = new Set(classes.filter((name) => /^_.+_\w+_\d+$/.test(name)))
  expect(ours.size).toBeGreaterThan(10)
  expect([...ours].filter((name) => !sheets.join('').includes(`.${name}`))).toEqual([])
})
