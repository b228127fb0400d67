import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearChoice, readChoice, toggle } from './choose.ts'
import { choiceEvent } from './use-choice.ts'

const product = (slug: string) => ({ slug, name: `Product ${slug}` })
let said: string[]
let stored: Map<string, string>
const chosen = () => readChoice(stored.get('compare') ?? '').map(({ slug }) => slug)

beforeEach(() => {
  said = []
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<{ text: string }>) => {
    if (event.type === choiceEvent) said.push(event.detail.text)
  })
  return () => vi.unstubAllGlobals()
})

describe('what is chosen to be compared', () => {
  test('is taken in and out by the same press, and each is said', () => {
    for (const slug of ['a', 'b', 'a']) toggle(product(slug))
    expect(chosen()).toEqual(['b'])
    expect(said).toEqual([
      'Product a added, 1 of 4 chosen.',
      'Product b added, 2 of 4 chosen.',
      'Product a removed, 1 chosen.',
    ])
    clearChoice()
    expect(stored.size).toBe(0)
  })

  test('is four at most', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) toggle(product(slug))
    expect(chosen()).toEqual(['a', 'b', 'c', 'd'])
    expect(said.at(-1)).toBe('4 at most: remove one before you add Product e.')
  })

  test.each(['', '{', '{}', '[null, 1, {"slug": 1}]'])('is nothing where %j is stored', (text) => {
    expect(readChoice(text)).toEqual([])
  })
})
