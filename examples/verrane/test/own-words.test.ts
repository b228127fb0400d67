import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { articles } from '../articles/articles.ts'
import { familyOrder } from '../families.ts'
import { site } from '../site.ts'
import { solutions } from '../solutions/solutions.ts'

/** What only this company says. A word that any manufacturer's site may need is not among it. */
const ownWords = [
  site.name,
  site.legalName,
  site.email,
  ...familyOrder.filter((name) => name.includes(' ')),
  ...articles.flatMap(({ title, path }) => [title, path]),
  ...solutions.map(({ path }) => path),
  ...readCatalogueFolder('examples/verrane/catalogue').flatMap(
    ({ product: { name, slug, partNumber } }) => [name, `/${slug}`, partNumber],
  ),
]

test('the code names neither the company nor anything it makes', () => {
  const files = globSync('{app,domain,server}/**/*.{ts,tsx,css}').filter(
    (file) => !/\.(?:test|fixture)\.tsx?$/.test(file),
  )
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').toLowerCase()
    return ownWords
      .filter((word) => word && source.includes(word.toLowerCase()))
      .map((word) => `${file}: ${word}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(ownWords.length).toBeGreaterThan(3)
  expect(found).toEqual([])
})
