import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elementsOf } from '#test/html.ts'
import { hostileText, isHarmless, repeatedText, slowestRatio } from '#test/hostile.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { renderProse } from '../prose/render-prose.server.ts'
import { inlineHtml } from './document-blocks.server.tsx'

/** What a line of a text may become. */
const elements = /^(?:a|strong|em|code|del|br|p|ul|ol|li|h2|h3|blockquote|pre|hr|input)$/

/** The HTML of a text; undefined for one that is refused with words. */
function written(make: () => string): string | undefined {
  try {
    return make()
  } catch (error) {
    // Not the language's own.
    expect((error as Error).constructor).toBe(Error)
    expect((error as Error).message).toMatch(/\S{3}/)
    return undefined
  }
}

const proseHtml = (text: string) =>
  renderProse(text)
    .parts.flatMap((part) => (part.kind === 'text' ? part.html : []))
    .join('\n')

test.each([
  ['a line of a document', inlineHtml],
  ['a long text', proseHtml],
])('%s is refused, or plain markup whose links run nothing', (_, make) => {
  let made = 0
  fc.assert(
    fc.property(hostileText(), (text) => {
      const html = written(() => make(text))
      if (html === undefined) return
      made++
      const found = elementsOf(html)
      // What is read here as no element, a browser would not read as one either.
      expect(html.match(/<(?=[a-z!?])/gi) ?? []).toHaveLength(found.length)
      for (const { name, attributes } of found) {
        expect(name).toMatch(elements)
        expect(Object.keys(attributes).filter((key) => /^on|src/.test(key))).toEqual([])
        if (name === 'a') expect(isHarmless(attributes.href!), attributes.href).toBe(true)
      }
    }),
    { numRuns: swept<number>(600, 50) },
  )
  expect(made).toBeGreaterThan(swept<number>(100, 8))
})

test.each([
  '[press](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[press][1]\n\n[1]: vbscript:x',
  '[press](//evil.example)',
])('%s is refused', (text) => {
  expect(() => proseHtml(text)).toThrow('a link that leads nowhere')
})

inSweeps('a line takes no longer than words of its length', () => {
  const tame = (length: number) => 'Turn **the** stem by [hand](/a). '.repeat(length / 33 + 1)
  const cases = fc.sample(repeatedText, { numRuns: 200, seed: 18 })
  const { ratio, text } = slowestRatio(
    cases.map((one) => one.slice(0, 4000)),
    (length) => tame(length).slice(0, length),
    (given) => written(() => inlineHtml(given)),
  )
  expect(ratio, text.slice(0, 80)).toBeLessThan(100)
})
