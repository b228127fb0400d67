import { expect, test } from 'vitest'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { linkMessage } from './check-links.ts'

const pages = ['/products', '/about', '/contact-us', '/kontakt']
const site = { isThere: (path: string) => pages.includes(path), nearest: createSuggest(pages) }

test.each([
  '/about',
  '/about?of=x#y',
  'https://example.com/a?b#c',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+43123',
])('%s leads somewhere', (to) => {
  expect(linkMessage(to, site)).toBeUndefined()
})

test('a heading of the same text can be jumped to, and another cannot', () => {
  expect(linkMessage('#loss-reach', site, ['loss-reach', 'sources'])).toBeUndefined()
  expect(linkMessage('#los', site, ['loss-reach', 'sources'])).toBe(
    '“#los” leads nowhere: name a heading of this text, which are #loss-reach, #sources, or a page, as /support',
  )
})

test.each([
  ['/abuot', '“/abuot” leads nowhere: /about is meant?'],
  ['/zzzzzzzzzz', 'name a page that is there, or take it out'],
  ['about', 'an address of this site begins with /, another with https://'],
  ['../products', 'begins with /'],
  ['www.example.com/a', 'another with https://'],
  ['//example.com', 'another with https://'],
  ['htps://example.com', 'leads nowhere: a link begins with / or https://'],
  ['https://', 'is no whole address'],
  ['https:/example.com', 'is no whole address'],
  ['mailto:', 'is no whole address: write what follows mailto:'],
  ['#nowhere', '“#nowhere” leads nowhere'],
])('%s leads nowhere, and what is meant is said', (to, says) => {
  expect(linkMessage(to, site)).toContain(says)
})
