import { products } from '#test/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createPageSearch } from '#domain/search/page-search.ts'
import { search } from '#test/product-search.ts'
import { missesOf } from './misses-of.ts'
import { suggest as suggestFor } from './suggest.ts'

const { find } = await createPageSearch(
  [
    { title: 'Valves for water', path: '/water' },
    { title: 'Valves for water, part two', path: '/two' },
    { title: 'Water valves', path: '/three' },
    { title: 'Valve water guide', path: '/guide', note: 'Guides' },
    { title: 'Valves and water', path: '/four' },
    { title: 'Careers', path: '/careers', words: 'jobs, hiring' },
    {
      title: 'Pressure gauges: installation guide',
      words: 'qg installation guide',
      number: 'IG-QG',
      path: '/gauges.pdf',
      note: 'Guides',
    },
  ],
  languagePacks,
)
const suggest = (text: string) => suggestFor(text, search, find)
const names = (text: string) => suggest(text).links.map(({ name }) => name)
const pages = (text: string) => suggest(text).pages!.map(({ to }) => to)

describe('what the header suggests', () => {
  test('is at most twelve products, all of the kind that was named', () => {
    expect(names('valves')).toHaveLength(12)
    expect(names('valves').every((name) => /valve/i.test(name))).toBe(true)
    const { status, remark } = suggest('valves')
    const [found] = /^\d+/.exec(status!)!
    expect(Number(found)).toBeGreaterThan(12)
    expect(remark).toBe(
      `Top 12 of ${found}. The full list also finds products that only mention it.`,
    )
  })

  test('holds every product that is called so, listed or not, before what only says it', () => {
    expect(names('seat').slice(0, 3).toSorted()).toEqual([
      'Seat kit DN 15',
      'Seat kit DN 25',
      'Seat kit DN 50',
    ])
    expect(names('igital ga').toSorted()).toEqual([
      'Digital gauge 80 mm',
      'Digital gauge 80 mm, wireless',
    ])
    expect(suggest('igital ga').remark).toBeUndefined()
    expect(suggest('igital valve').remark).toContain('Not understood: igital')
  })

  test('says where nothing meets all, and where nothing comes near', () => {
    const near = suggest('digital gauge, class 0.2')
    expect(near.remark).toBe('No product meets all of this. Closest:')
    expect(near.status).toBe('0 products found')
    expect(near.links[0]!.name).toMatch(/^Digital gauge/)
    expect(suggest('xyzzy')).toMatchObject({ links: [], remark: 'No product fits “xyzzy”.' })
  })

  test('says of each that only comes near what it misses, as the list does', () => {
    const text = 'digital gauge, class 0.2'
    const { query, matches } = search.find(text)
    for (const { name, misses } of suggest(text).links) {
      const match = matches.find(({ product }) => product.name === name)!
      expect(misses).toBe(missesOf(match, query, search).join('; '))
    }
    expect(suggest(text).links[0]!.misses).toMatch(/^misses: .*0\.2/)
    expect(suggest('digital gauge').links.some(({ misses }) => misses)).toBe(false)
  })

  test('says what of the text was left out, and which number was meant', () => {
    expect(suggest('gauge flurble').remark).toContain('Not understood: flurble.')
    expect(suggest('QB-15L-O4').remark).toBe('Did you mean QB-15L-04?')
    expect(suggest('Ball valve Wireless').remark).toContain('Ignored: Wireless.')
    expect(suggest('seat kit, brass').remark).toContain('Ignored: brass.')
    expect(suggest('digital gauge').remark).toBeUndefined()
  })

  test('is four pages at most, by their titles and what they are called every day', () => {
    const found = pages('water valves')
    expect(found).toHaveLength(4)
    expect(found).toContain('/water')
    expect(pages('career')).toEqual(['/careers'])
    expect(pages('jobs')).toEqual(['/careers'])
    // A likely page is better than none.
    expect(pages('digital gauge')).toEqual(['/gauges.pdf'])
    expect(pages('digital clock')).toEqual([])
  })

  test('is a document by its title, by what it is called besides, and by its number', () => {
    expect(pages('install guide')[0]).toBe('/gauges.pdf')
    expect(pages('gauge installation guide')[0]).toBe('/gauges.pdf')
    expect(pages('qg installation')[0]).toBe('/gauges.pdf')
    expect(pages('ig qg')[0]).toBe('/gauges.pdf')
    expect(pages('IG-QG')[0]).toBe('/gauges.pdf')
  })

  test('is pages first where no product is called so and a page answers better', () => {
    expect(suggest('jobs').isPagesFirst).toBe(true)
    expect(suggest('valve').isPagesFirst).toBeUndefined()
  })

  test('begins with every product whose name contains the text', () => {
    const shown = names('gauge 80')
    const called = products.filter(({ name }) => name.toLowerCase().includes('gauge 80'))
    expect(called.length).toBeGreaterThan(0)
    expect(shown.slice(0, called.length).toSorted()).toEqual(
      called.map(({ name }) => name).toSorted(),
    )
  })
})
