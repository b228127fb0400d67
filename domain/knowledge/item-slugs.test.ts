import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { createSlugs, slugOfName } from './item-names.ts'

describe('a slug', () => {
  test.each([
    ['Product Catalog', 'product-catalog'],
    ['Bend Limits of G.657 Fiber', 'bend-limits-of-g-657-fiber'],
    ["The “O’Neill” 5\" 'guide'", 'the-oneill-5-guide'],
    ['  --A  &  B--  ', 'a-b'],
    ['光ファイバー', '光ファイバー'],
    ['“ ”', 'document'],
    ['', 'document'],
    ['../%2f..', '2f'],
  ])('of “%s” is %s', (name, slug) => expect(slugOfName(name)).toBe(slug))

  test('is never empty and has only letters, digits and single hyphens, those of ASCII lower-case', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(slugOfName(name)).toMatch(
          /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:-[\p{L}\p{M}\p{Nd}]+)*$/u,
        )
        expect(slugOfName(name)).not.toMatch(/[A-Z]/)
      }),
    )
  })

  test('of a slug is the slug', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const slug = slugOfName(name)
        expect(slugOfName(slug)).toBe(slug)
      }),
    )
  })
})

describe('slugs of a list', () => {
  test('get -2 and -3, whatever is called so already', () => {
    const unique = createSlugs()
    const slugs = ['a', 'a', 'a-2', 'a', 'a-2', 'b'].map(unique)
    expect(slugs).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'a-2-3', 'b'])
  })

  test('are unique, start with what was wanted, and the first to come has it as it is', () => {
    const few = fc.constantFrom('a', 'a-2', 'a-3', 'a-2-2', 'b', 'b-2')
    fc.assert(
      fc.property(fc.array(few), (wanted) => {
        const slugs = wanted.map(createSlugs())
        expect(new Set(slugs).size).toBe(slugs.length)
        for (const [at, slug] of slugs.entries()) {
          expect(slug.startsWith(wanted[at]!)).toBe(true)
          if (!slugs.slice(0, at).includes(wanted[at]!)) expect(slug).toBe(wanted[at])
        }
      }),
    )
  })

  test('are given to 5,000 of one name in no time to speak of', () => {
    const unique = createSlugs()
    const slugs = Array.from({ length: 5000 }, () => unique('a'))
    expect([new Set(slugs).size, slugs.at(-1)]).toEqual([5000, 'a-5000'])
  })
})
