import { afterEach, expect, test, vi } from 'vitest'
import { keepElements, leftElements } from './left-elements.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  leftElements.clear()
})

function shows(...mains: { children: string[] }[]) {
  vi.stubGlobal('document', { getElementsByTagName: () => mains })
}

function leave(key: string, top = 0) {
  vi.stubGlobal('scrollY', top)
  keepElements({ key })
}

test('what was left last counts, of three places', () => {
  shows({ children: ['a head', 'a list'] })
  leave('a', 20)
  leave('b')
  leave('c')
  shows({ children: ['another'] })
  leave('a', 30)
  leave('d')
  expect([...leftElements.keys()]).toEqual(['c', 'a', 'd'])
  expect(leftElements.get('a')).toEqual({ elements: ['another'], top: 30 })
})

test('what stands in for a page is not kept once more', () => {
  shows({ children: ['as it was left'] }, { children: ['the page that is being left'] })
  leave('a')
  expect(leftElements.size).toBe(0)
})
