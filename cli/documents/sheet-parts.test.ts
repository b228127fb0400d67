import { expect, test } from 'vitest'
import { sheetParts } from './sheet-parts.ts'

const page = `# Valve *15*

- Maker: The works
- Family: [Valves](https://site.example/family/valves)

On the shelf. [Who sells it](https://site.example/partners)

For water & air.

## Specification

| Property | Value |
| --- | --- |
| Bore | 15 mm |
| Body | \\<brass\\> |

## Features

- Blow-out proof
- See [the stem](https://site.example/stem)

## Ordering

| Number | Bore |
| --- | --- |
| Q-15 | 15 mm |

Prices on request: [Contact](https://site.example/contact-us)

## Reaching us

Prices on request: [Contact](https://site.example/contact-us)

## Documents

- [Data sheet](https://site.example/files/a.pdf) (2 KB)

Web page: https://site.example/valve-15

Told by the works at 2026-11-21T10:00:00.000Z, of version 1 of the catalogue.
`

test('a sheet says what the page says, and not what leads on from it', () => {
  const { facts, lead, rows, rowsHeading, sections } = sheetParts(page)
  expect(facts).toEqual(['Maker: The works', 'Family: Valves'])
  expect(lead).toBe('<p>On the shelf. </p><p>For water &amp; air.</p>')
  expect(rowsHeading).toBe('Specification')
  expect(rows).toEqual([
    { label: 'Bore', value: '15 mm' },
    { label: 'Body', value: '&lt;brass&gt;' },
  ])
  expect(sections.map(({ heading, isWide }) => [heading, isWide])).toEqual([
    ['Features', false],
    ['Ordering', true],
  ])
  expect(sections[0]!.html).toContain('See the stem')
  expect(JSON.stringify(sections)).not.toMatch(/href|site\.example|request|version 1/)
})

test('a product without a specification has its sections all the same', () => {
  const { rows, rowsHeading, sections } = sheetParts('# A\n\n## Features\n\n- One\n')
  expect([rows, rowsHeading]).toEqual([[], ''])
  expect(sections).toHaveLength(1)
})
