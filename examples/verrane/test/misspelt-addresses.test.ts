import { expect, test } from 'vitest'
import { familySlug } from '#domain/catalogue/family.ts'
import { createNearest } from '#domain/catalogue/nearest.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { slipsOf } from '#test/slips.ts'
import { familyOrder } from '../families.ts'

const places = [
  ...familyOrder.map((name) => ({ name, slug: familySlug(name) })),
  ...readCatalogueFolder('examples/verrane/catalogue').map(({ product }) => ({
    ...product,
    number: product.partNumber,
  })),
]
const near = createNearest(places)

// Thousands of searches: a busy machine takes its time.
test('a slug with a letter left out, or two of them swapped, leads back to its own page', () => {
  const missed: string[] = []
  let tried = 0
  for (const { slug } of places) {
    for (const slip of slipsOf(slug)) {
      tried++
      if (!near(slip, 3).some((place) => place.slug === slug)) missed.push(slip)
    }
  }
  expect(tried).toBeGreaterThan(5000)
  expect(missed.length / tried, missed.slice(0, 20).join('\n')).toBeLessThan(0.01)
}, 60_000)

test.each([
  'nope wp-login.php wp-admin xmlrpc.php .env .git/config favicon.ico phpmyadmin index.html',
  'actuator/health server-status cgi-bin vendor/phpunit backup.zip api graphql login admin',
  'hello banana qwerty null undefined no-such-product this-page-does-not-exist old-page blog',
])('nothing is like any of: %s', (all) => {
  for (const asked of all.split(' ')) {
    expect([asked, ...near(asked, 6).map(({ name }) => name)]).toEqual([asked])
  }
})
