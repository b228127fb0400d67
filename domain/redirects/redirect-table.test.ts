import { expect, test } from 'vitest'
import { readRedirects } from './read-redirects.ts'
import { createRedirectTable } from './redirect-table.ts'

const none = () => false
const table = createRedirectTable(
  readRedirects(`
/about.html               /about
/catalog/*                /products
/catalog/valves/*         /family/*
/item.asp?id=7&lang=en    /valve-7
/Großhandel               /partners?from=old
/shop/*                   https://shop.example/*
QX-1                      QX-2
/first                    /second
/second                   /third
/round                    /loop/round
/loop/*                   /round
/page/*                   /about
/?id=3                    /third
`).redirects,
)

test.each([
  ['/about.html', '/about'],
  ['/ABOUT.html/', '/about'],
  ['/about.html?utm_source=mail', '/about?utm_source=mail'],
  ['/catalog', '/products'],
  ['/catalog/', '/products'],
  ['/catalog/pumps/a.html', '/products'],
  ['/catalog/valves/ball%20valves', '/family/ball%20valves'],
  ['/catalog/valves', '/family/'],
  ['/catalogue', undefined],
  ['/item.asp?id=7&lang=en', '/valve-7'],
  ['/item.asp?lang=EN&id=7&utm_campaign=x', '/valve-7'],
  ['/item.asp?id=8', undefined],
  ['/item.asp', undefined],
  ['/gro%C3%9Fhandel', '/partners?from=old'],
  ['/gro%C3%9Fhandel?x=1', '/partners?from=old'],
  ['/shop/a/b?c=1', 'https://shop.example/a/b'],
  ['/qx-1', 'QX-2'],
  ['/first', '/third'],
  ['/second', '/third'],
  ['/round', undefined],
  ['/page', undefined],
  ['/page/below', '/about'],
  ['/?id=3', '/third'],
  ['/%E0%A4%A', undefined],
  ['/', undefined],
])('%s leads to %s', (address, to) => {
  const isPage = (path: string) => path === '/page' || path === '/'
  expect(table.follow(address, isPage)?.to).toBe(to)
})

test('what stands for a * never makes the address of another site', () => {
  const { follow } = createRedirectTable(readRedirects('/en/* /*').redirects)
  expect(follow('/en//other.example/a', none)?.to).toBe('/other.example/a')
  expect(follow('/en/\\other.example', none)?.to).toBe('/other.example')
  expect(follow('/en', none)?.to).toBe('/')
})

test('one of ten thousand is found without a look at the others', () => {
  const lines = Array.from({ length: 10_000 }, (_, i) => `/old/page-${i}.html /new-${i}`)
  let looks = 0
  const redirects = readRedirects(lines.join('\n')).redirects.map(({ key, ...one }) => ({
    ...one,
    get key() {
      looks++
      return key
    },
  }))
  const { follow } = createRedirectTable(redirects)
  looks = 0
  expect(follow('/old/page-9999.html', none)?.to).toBe('/new-9999')
  expect(looks).toBeLessThan(10)
})
