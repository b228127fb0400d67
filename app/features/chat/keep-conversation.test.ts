import { beforeEach, expect, test, vi } from 'vitest'
import { keepConversation, keptConversation, type Turn } from './keep-conversation.ts'

let stored: Map<string, string>
const product = { slug: 'a', name: 'Valve A', partNumber: 'QV-10', image: 'a.webp' }
const turn = (role: Turn['role'], content: string, more: Partial<Turn> = {}): Turn => ({
  role,
  content,
  products: [],
  linked: [],
  ...more,
})

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('what was said is there after a reload, with its products', () => {
  const said = [turn('user', 'a valve'), turn('assistant', '[Valve A]', { products: [product] })]
  keepConversation(said)
  expect(keptConversation()).toEqual(said)
})

test('what failed is not', () => {
  const said = [turn('user', 'a'), turn('assistant', 'b')]
  const failed = { failed: true }
  keepConversation([turn('user', 'x', failed), turn('assistant', 'Error', failed), ...said])
  expect(keptConversation()).toEqual(said)
})

test.each([{}, { failed: true }])('the last question is, and has no answer: %o', (asked) => {
  const said = [turn('user', 'a'), turn('assistant', 'b')]
  keepConversation([...said, turn('user', 'c', asked), turn('assistant', 'Err', { failed: true })])
  expect(keptConversation()).toEqual([...said, turn('user', 'c', { failed: true })])
})

test('what is forgotten leaves nothing in the browser', () => {
  keepConversation([turn('user', 'a')])
  keepConversation([])
  expect(stored.size).toBe(0)
})

test.each(['', '{', '7', '[null, 1, {"role": "system", "content": "x"}]', '[{"role": "user"}]'])(
  'whatever else stands in the storage is no conversation: %s',
  (text) => {
    stored.set('conversation', text)
    expect(keptConversation()).toEqual([])
  },
)

test('a browser that keeps its storage closed forgets', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepConversation([turn('user', 'a')])).not.toThrow()
  expect(keptConversation()).toEqual([])
})
