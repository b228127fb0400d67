import { expect, test } from 'vitest'
import { isLink } from './is-link.ts'

test.each([
  '/products?q=a#b',
  '/files/guides/seats.pdf',
  '#step-3',
  'https://valves.example/a',
  'HTTP://valves.example',
  'mailto:office@valves.example',
  'tel:+441632960123',
  '/',
])('%s is a link', (href) => expect(isLink(href)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'file:///etc/passwd',
  'page',
  '',
])('%j is none', (href) => expect(isLink(href)).toBe(false))
