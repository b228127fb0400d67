import { describe, expect, test } from 'vitest'
import { parseArticle } from './article.ts'

const figures = ['one', 'two', 'three'].map((label) => `  - value: 3 dB\n    label: ${label}`)
const related = 'related:\n  - label: Panels\n    to: /family/fiber-patch-panels'
const article = (head: string, body = 'Text\n') => `---\n${head}\n---\n${body}`
const keyFigures = `keyFigures:\n${figures.join('\n')}`

describe('an article', () => {
  test('is its figures, its links and its text', () => {
    const parsed = parseArticle('a.md', article(`${keyFigures}\n${related}`))
    expect(parsed.keyFigures.map(({ label }) => label)).toEqual(['one', 'two', 'three'])
    expect(parsed.related).toEqual([{ label: 'Panels', to: '/family/fiber-patch-panels' }])
    expect(parsed.action).toBeUndefined()
    expect(parsed.body).toBe('Text\n')
  })

  test('may have one action', () => {
    const action = 'action:\n  label: Browse\n  to: /products'
    const parsed = parseArticle('a.md', article(`${keyFigures}\n${action}\n${related}`))
    expect(parsed.action).toEqual({ label: 'Browse', to: '/products' })
  })

  test.each([
    ['without a head', 'Text', /no head/],
    ['without key figures', article(related), /keyFigures/],
    ['with too few key figures', article(`keyFigures:\n${figures[0]}\n${related}`), /keyFigures/],
    [
      'with a figure that says nothing',
      article(`keyFigures:\n  - value: 3 dB\n${figures.join('\n')}\n${related}`),
      /keyFigures\[0\]\.label/,
    ],
    ['without related links', article(keyFigures), /related/],
    [
      'with a link that leaves the site',
      article(`${keyFigures}\nrelated:\n  - label: Away\n    to: //elsewhere.example`),
      /related\[0\]\.to/,
    ],
    ['with a field nobody reads', article(`${keyFigures}\n${related}\nautor: me`), /autor/],
    ['without text', article(`${keyFigures}\n${related}`, '\n'), /no text/],
  ])('%s is refused by name', (_, source, fault) => {
    expect(() => parseArticle('a.md', source)).toThrow(fault)
    expect(() => parseArticle('a.md', source)).toThrow(/^a\.md/)
  })
})
