import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { productMarkdown } from './product-markdown.ts'

const origin = 'https://quernel.example'
const attack = '</td>|[x](javascript:alert(1))\n# <script>alert(1)</script>'

function product(slug: string, fields: Record<string, unknown> = {}): Product {
  const document = {
    slug,
    product: `Product ${slug}`,
    productFamily: 'Ball Valves',
    rank: 1,
    ...fields,
  }
  const parsed = parseProduct(slug, document)
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}
function markdown(fields: Record<string, unknown>) {
  const shown = product('a', fields)
  const catalogue = createCatalogue([shown, product('b', { text: 'The other.' })], ['Ball Valves'])
  return productMarkdown(catalogue, shown, origin)
}

describe('a product as Markdown', () => {
  test('has its name, part number, place, text and values with their units', () => {
    const text = markdown({
      partNumber: 'V-1',
      subFamily: 'Full bore',
      text: 'A valve.',
      bore: 15,
      pressure: [25, 40],
      media: ['Water', 'Air'],
    })
    expect(text).toMatch(/^# Product a\n/)
    expect(text).toContain('Part number: V-1')
    expect(text).toContain(`[Ball Valves](${origin}/family/ball-valves)`)
    expect(text).toContain(`[Full bore](${origin}/family/ball-valves?type=Full+bore)`)
    expect(text).toContain('\n\nA valve.\n\n')
    expect(text).toContain('| Bore | 15 mm |')
    expect(text).toContain('| Pressure, max | 25, 40 bar |')
    expect(text).toContain('| Media | Water, Air |')
  })

  test('has its part numbers to order and how others are made', () => {
    const text = markdown({
      partNumber: 'V-1',
      variants: [
        { partNumber: 'V-1-A-3M', length: 3, stock: 'stock' },
        { partNumber: 'V-1-A-2M5', length: 2.5, stock: 'order', leadDays: 10, packQuantity: 4 },
      ],
      ordering: {
        pattern: 'V-1-{end}-{length}',
        slots: {
          end: { label: 'End', values: [{ code: 'A', label: 'Plain' }] },
          length: { label: 'Length', unit: 'm', min: 0.5, max: 20, step: 0.5 },
        },
      },
    })
    expect(text).toContain('For example, V-1-A-0M5: End Plain, Length 0.5 m.')
    expect(text).toContain('Pattern: V-1-{End}-{Length}')
    expect(text).toContain('- Length: 0.5 to 20 m in steps of 0.5 m')
    expect(text).toContain('| V-1-A-3M | 3 mm | 1 | In stock |')
    expect(text).toContain('| V-1-A-2M5 | 2.5 mm | 4 | To order, 10 working days |')
  })

  test('has its texts, features, questions, documents, films and relations', () => {
    const text = markdown({
      section1Heading: 'How',
      section1Description: 'So.',
      features: ['One', 'Two'],
      features2Heading: 'In the box',
      features2: ['Three'],
      faq: ['Why? Because.'],
      dataSheet: 'dataSheets/a (b).pdf',
      brochure: 'https://files.example/b.pdf',
      introVideo: 'videos/a.mp4',
      installationVideo: 'videos/seat-change.mp4',
      specialVideo1: 'https://youtu.be/dQw4w9WgXcQ',
      specialVideo1Title: 'By link',
      relatedProducts: ['Product b', 'Product a', 'No such product'],
    })
    expect(text).toContain('## How\n\nSo.')
    expect(text).toContain('## Features\n\n- One\n- Two\n\n## In the box\n\n- Three')
    expect(text).toContain('### Why?\n\nBecause.')
    expect(text).toContain(`[Data sheet](${origin}/files/dataSheets/a%20%28b%29.pdf)`)
    expect(text).toContain('[Brochure](https://files.example/b.pdf)')
    expect(text).toContain(`[Introduction](${origin}/files/videos/a.mp4)`)
    expect(text).toContain(
      `[Changing a seat. Shown: QB-15](${origin}/files/videos/seat-change.mp4)`,
    )
    expect(text).toContain('[By link](https://www.youtube.com/watch?v=dQw4w9WgXcQ)')
    expect(text.split('## Related products')[1]).toContain(
      `\n\n- [Product b](${origin}/b.md): The other.\n\n`,
    )
  })

  test('has what goes with it and what it answers to, whole, and the size of its documents', () => {
    const catalogue = createCatalogue([product('a')], [])
    const text = productMarkdown(catalogue, product('a', { dataSheet: 'a.pdf' }), origin, {
      statements: [{ text: 'On the shelf.', link: { label: 'Who sells it', to: '/partners' } }],
      blocks: [
        {
          id: 'goes-with',
          heading: 'Compatible products',
          rows: [
            {
              label: 'Takes',
              of: '2 seats',
              facts: [{ text: 'Seat kit', to: '/kit', note: 'K-1, up to 2' }, { text: 'Seat K-2' }],
            },
            { label: 'Status', facts: [{ text: 'Compliant' }] },
          ],
        },
      ],
      files: { dataSheet: 'PDF, 180 KB' },
    })
    expect(text).toContain(`On the shelf. [Who sells it](${origin}/partners)`)
    expect(text).toContain(
      `## Compatible products\n\nTakes (2 seats):\n\n- [Seat kit](${origin}/kit) (K-1, up to 2)\n- Seat K-2\n\nStatus: Compliant`,
    )
    expect(text).toContain(`[Data sheet](${origin}/files/a.pdf) (PDF, 180 KB)`)
  })

  test('leaves out what a product lacks', () => {
    const text = markdown({})
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Product a', 'Ordering'])
    expect(text).not.toMatch(/\n{3}/)
  })

  test('stays whole, whatever its texts hold', () => {
    const text = markdown({
      product: attack,
      partNumber: attack,
      subFamily: attack,
      text: attack,
      connector: [attack, attack],
      [`key${attack}`]: 1,
      section1Heading: attack,
      section1Description: attack,
      features: [attack],
      featuresHeading: attack,
      faq: [`${attack}? ${attack}`],
      dataSheet: 'javascript:alert(1)',
      brochure: `https://files.example/${attack}`,
      introVideo: 'javascript:alert(1)',
      relatedProducts: ['Product b'],
    })
    const html = marked.parse(text, { async: false })
    expect(html).not.toMatch(/<script|href="javascript:|<img/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(html.match(/<tr/g)).toHaveLength(3)
    expect(html.match(/<td/g)).toHaveLength(4)
  })
})
