import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { finder } from '#test/finder.ts'
import { missesOf } from './misses-of.ts'
import { createSuggest } from './suggest.ts'

const suggest = createSuggest(products, finder, [
  { title: 'Valves for water', path: '/water', note: '' },
  { title: 'Valves for water, part two', path: '/two', note: '' },
  { title: 'Water valves', path: '/three', note: '' },
  { title: 'Valve water guide', path: '/guide', note: 'Guides' },
  { title: 'Valves and water', path: '/four', note: '' },
  { title: 'Water and valves', path: '/five', note: '' },
  { title: 'Careers', path: '/careers', note: '' },
  {
    title: 'Pressure gauges: installation guide',
    fileName: 'qg installation guide',
    path: '/gauges.pdf',
    note: 'Guides',
  },
  {
    title: 'Water valve, old',
    path: '/wv-9-x',
    note: 'No longer made',
    numbers: ['WV-9', 'wv-9-x'],
  },
])
const names = (text: string) => suggest(text).links.map(({ name }) => name)
const pages = (text: string) => suggest(text).pages!.map(({ to }) => to)

describe('what the header suggests', () => {
  test('is at most twelve products, all of the kind that was named', () => {
    expect(names('valves')).toHaveLength(12)
    expect(names('valves').every((name) => /valve/i.test(name))).toBe(true)
    const { status, remark } = suggest('valves')
    const [found] = /^\d+/.exec(status!)!
    expect(Number(found)).toBeGreaterThan(12)
    expect(remark).toBe(`The best 12 of ${found}. The list also finds what only mentions it.`)
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
    expect(near.remark).toBe('No product meets all of this. Nearest:')
    expect(near.status).toBe('0 products found')
    expect(near.links[0]!.name).toMatch(/^Digital gauge/)
    expect(suggest('xyzzy')).toMatchObject({ links: [], remark: 'No product fits “xyzzy”.' })
  })

  test('says of each that only comes near what it misses, as the list does', () => {
    const text = 'digital gauge, class 0.2'
    const finding = finder.find(text)
    for (const { name, misses } of suggest(text).links) {
      const found = finding.results.find(({ product }) => product.name === name)!
      expect(misses).toBe(missesOf(found, finding, finder.facts).join('; '))
    }
    expect(suggest(text).links[0]!.misses).toMatch(/^misses: .*0\.2/)
    expect(suggest('digital gauge').links.some(({ misses }) => misses)).toBe(false)
  })

  test('says what of the text was left out, and which number was meant', () => {
    expect(suggest('gauge flurble').remark).toContain('Not understood: flurble.')
    expect(suggest('QB-15L-O4').remark).toBe('Did you mean QB-15L-04?')
    expect(suggest('seat kit, brass').remark).toContain('Not taken into account: Brass.')
    expect(suggest('digital gauge').remark).toBeUndefined()
  })

  test('tells how the text was read, each part with what is left without it', () => {
    expect(suggest('gauge, class 0.6 or better').chips).toEqual([
      { says: 'gauge', without: 'class 0.6 or better' },
      { says: 'accuracy class 0.6 or less', without: 'gauge' },
    ])
    expect(suggest('QT-25L').chips).toBeUndefined()
    expect(suggest('xyzzy').chips).toBeUndefined()
  })

  test('is four pages at most, by the words of their titles', () => {
    expect(pages('water valves')).toEqual(['/water', '/two', '/three', '/four'])
    expect(pages('career')).toEqual(['/careers'])
    expect(pages('digital gauge')).toEqual([])
  })

  test('is a document by words that are asked of no product', () => {
    expect(pages('installation guide')).toEqual(['/gauges.pdf'])
    expect(pages('install guide')).toEqual(['/gauges.pdf'])
    expect(pages('guide')).toEqual(['/guide', '/gauges.pdf'])
    expect(pages('gauge installation guide')).toEqual(['/gauges.pdf'])
    expect(pages('qg installation')).toEqual(['/gauges.pdf'])
  })

  test('holds what is no longer made by its number or address alone', () => {
    for (const text of ['WV-9', 'wv9', 'wv 9 x']) expect(pages(text)).toEqual(['/wv-9-x'])
    for (const text of ['water valve old', 'wv']) expect(pages(text)).not.toContain('/wv-9-x')
  })
})
