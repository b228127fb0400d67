import { describe, expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { withdrawnMarkdown } from '#app/features/crawlers/product-markdown.ts'
import { withdrawnView } from './withdrawn-view.ts'

const origin = 'https://quernel.example'

function product(slug: string, fields: Record<string, unknown> = {}): Product {
  const document = { slug, product: `Valve ${slug}`, productFamily: 'Ball Valves', rank: 1 }
  const parsed = parseProduct(slug, { ...document, ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

function viewOf(fields: Record<string, unknown>, ...others: Product[]) {
  const old = product('old', { partNumber: 'V-1', 'Include Y or N': 'N', ...fields })
  const catalogue = createCatalogue(others, [])
  return withdrawnView(catalogue, createProductAddresses([old, ...others]), old)
}
const current = product('current', {
  partNumber: 'V-2',
  subFamily: 'Full bore',
  image: 'productImages/current.webp',
})

describe('the page of a withdrawn product', () => {
  test('says since when, until when, and names the successor with its picture', () => {
    const lifecycle = {
      state: 'withdrawn',
      from: '2025-06',
      lastOrder: '2025-12-31',
      replacedBy: 'V-2',
    }
    const view = viewOf({ lifecycle, subFamily: 'Full bore', aka: ['OLD-WORD'] }, current)
    expect(view.statement).toBe(
      'This product has not been made for new projects since June 2025. ' +
        'Last orders for systems in service: December 31, 2025.',
    )
    expect(view.successor?.heading).toBe('Replaced by')
    expect(view.successor).toMatchObject({ card: { slug: 'current', number: 'V-2' } })
    expect(view.successor?.card.image).toBe('productImages/current.webp')
    expect(view.family).toEqual({ name: 'Ball Valves', slug: 'ball-valves' })
    expect(view.subFamily).toBe('Full bore')
    expect(JSON.stringify(view)).not.toContain('OLD-WORD')
  })

  test('says so without dates, and names the nearest as no more than that', () => {
    const view = viewOf({ subFamily: 'Reduced bore' }, current)
    expect(view.statement).toBe('This product is no longer made.')
    expect(view.successor?.heading).toBe('Closest current product')
    expect(view.subFamily).toBe('')
  })

  test('leads to no family that is not there', () => {
    const view = viewOf({ productFamily: 'Gone' }, current)
    expect(view).toMatchObject({ family: undefined, subFamily: '', successor: undefined })
  })

  test('is the same as Markdown', () => {
    const lifecycle = { state: 'withdrawn', from: '2025-06', replacedBy: 'V-2' }
    const files = { dataSheet: 'dataSheets/old.pdf', text: 'A *valve*.' }
    const text = withdrawnMarkdown(viewOf({ lifecycle, ...files }, current), origin)
    expect(text).toMatch(/^# Valve old\n\nThis product has not been made since June 2025\.\n/)
    expect(text).toContain('Part number: V-1')
    expect(text).toContain('## Replaced by')
    expect(text).toContain(`[Valve current](${origin}/current.md), part number V-2`)
    expect(text).toMatch(/\[Data sheet\]\(https:\/\/quernel\.example\/\S*dataSheets\/old\.pdf\)/)
    expect(text).toContain('A \\*valve\\*.')
    expect(text).toContain(`${origin}/contact-us`)
  })
})
