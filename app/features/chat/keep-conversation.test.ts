import { beforeEach, expect, test, vi } from 'vitest'
import { keepConversation, keptConversation, type Turn } from './keep-conversation.ts'

let stored: Map<string, string>
const question: Turn = { role: 'user', content: 'a', products: [], linked: [] }

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('what is forgotten leaves nothing in the browser', () => {
  keepConversation([question])
  keepConversation([])
  expect(stored.size).toBe(0)
})

test('a browser that keeps its storage closed forgets', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepConversation([question])).not.toThrow()
  expect(keptConversation()).toEqual([])
})
