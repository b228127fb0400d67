import { expect, test } from 'vitest'
import { prefersMarkdown } from './qualities.ts'

test.each([
  'text/markdown',
  'text/markdown, */*',
  'text/markdown;q=0.9, text/plain;q=0.5, */*;q=0.1',
  'text/html;q=0.5, text/markdown',
  'text/html, text/markdown',
])('%s asks for Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
])('%s does not', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})
