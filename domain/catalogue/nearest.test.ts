import { describe, expect, test } from 'vitest'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { familyOrder } from '#content/families.ts'
import { products } from '#test/catalogue.ts'
import { slipsOf } from '#test/slips.ts'
import { familySlug } from './family.ts'
import { createNearest, buildNearest, nearest } from './nearest.ts'

const items = [
  { name: 'LC Duplex Patch Cord', slug: 'lc-duplex-patch-cord' },
  { name: 'SC Simplex Patch Cord', slug: 'sc-simplex-patch-cord' },
  { name: 'Ball Lens', slug: 'ball-lens' },
  { name: 'Lenses', slug: 'lenses' },
  { name: 'Node Housing', slug: 'node-housing' },
  { name: 'Fiber Terminals & Closures', slug: 'fiber-terminals-&-closures' },
]
const names = (asked: string, limit = 3) => nearest(items, asked, limit).map(({ name }) => name)

describe('the nearest names', () => {
  test.each([
    ['lc duplex patch cord', 'LC Duplex Patch Cord'],
    ['lc-duplx-pach-cord', 'LC Duplex Patch Cord'],
    ['lcduplexpatchcord', 'LC Duplex Patch Cord'],
    ['shop/products/lc-duplex-patch-cord.html', 'LC Duplex Patch Cord'],
    ['SIMPLEX', 'SC Simplex Patch Cord'],
    ['bal lens', 'Ball Lens'],
    ['lense', 'Lenses'],
    ['lneses', 'Lenses'],
    ['fiber-terminal-and-closure', 'Fiber Terminals & Closures'],
    ['fibre-terminals-closures', 'Fiber Terminals & Closures'],
  ])('to “%s” begin with %s', (asked, best) => {
    expect(names(asked)[0]).toBe(best)
  })

  test.each(['VHD1-144LC-0S2-U', 'VHD1-144LC-OS2-UU', 'vhd1144lcs2u', 'VHD1-144-CL-OS2-U'])(
    'to “%s” begin with the part number that it was meant to be',
    (asked) => {
      const panels = [
        'VHD1-144LC-OS2-A',
        'VHD2-288LC-OS2-U',
        'VHD1-144LC-OS2-U',
        'VHD1-144SC-OS2-U',
      ]
      const numbered = panels.map((number, i) => ({ name: `Panel ${i}`, slug: `p-${i}`, number }))
      expect(nearest(numbered, asked, 4)[0]?.number).toBe('VHD1-144LC-OS2-U')
    },
  )

  test('are at most as many as asked for', () => {
    expect(names('patch cord', 1)).toHaveLength(1)
    expect(names('patch cord')).toHaveLength(2)
  })

  test('begin with those that have least besides what was asked for', () => {
    const cords = ['Armored patch cord', 'Patch cord, 2 m', 'Patch cord'].map((name) => ({
      name,
      slug: '',
    }))
    expect(nearest(cords, 'old/patch/cord', 3).map(({ name }) => name)).toEqual([
      'Patch cord',
      'Armored patch cord',
      'Patch cord, 2 m',
    ])
  })

  test.each(['', ' ', '---', 'zzzzzz', '日本', '../../etc/passwd', '%00', 'nope', 'lc xylophone'])(
    'to “%s” are none',
    (asked) => {
      expect(names(asked)).toEqual([])
    },
  )

  test('to an enormous request are found all the same', () => {
    expect(names(`lens ${'lens '.repeat(100_000)}`)).toContain('Ball Lens')
  })
})

describe('in a catalogue', () => {
  const numbered = products.map((product) => ({ ...product, number: product.partNumber }))
  const places = [...familyOrder.map((name) => ({ name, slug: familySlug(name) })), ...numbered]
  const near = createNearest(places)

  test('a slug with a letter left out, or two of them swapped, leads back to its own page', () => {
    const missed: string[] = []
    let tried = 0
    for (const { slug } of places) {
      for (const slip of slipsOf(slug)) {
        tried++
        if (!near(slip, 3).some((place) => place.slug === slug)) missed.push(slip)
      }
    }
    expect(tried).toBeGreaterThan(1000)
    expect(missed.length / tried, missed.slice(0, 20).join('\n')).toBeLessThan(0.01)
  })

  test.each([
    'nope wp-login.php wp-admin xmlrpc.php .env .git/config favicon.ico phpmyadmin index.html',
    'actuator/health server-status cgi-bin vendor/phpunit backup.zip api graphql login admin',
    'hello banana qwerty null undefined no-such-product this-page-does-not-exist old-page blog',
  ])('nothing is like any of: %s', (all) => {
    for (const asked of all.split(' ')) {
      expect([asked, ...near(asked, 6).map(({ name }) => name)]).toEqual([asked])
    }
  })

  test('it may be prepared in turn with other work, and tells the same', async () => {
    let pauses = 0
    const inTurn = await inPieces(buildNearest(places), async () => void pauses++)
    expect(pauses).toBe(places.length)
    for (const { slug } of places.slice(0, 50))
      for (const slip of slipsOf(slug)) expect(inTurn(slip, 6)).toEqual(near(slip, 6))
  })

  test('one of twenty thousand products is found by a misspelt name', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => {
      const { name, slug } = products[i % products.length]!
      return { name: `${name} ${i}`, slug: `${slug}-${i}` }
    })
    const wanted = many[1999]!
    const [first] = createNearest(many)(wanted.slug.replace(/[aeiou]/, ''), 6)
    expect(first?.slug).toBe(wanted.slug)
  })
})
