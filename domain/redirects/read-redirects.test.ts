import { expect, test } from 'vitest'
import { readRedirects } from './read-redirects.ts'

test('a line is an old and a new address, remarks and empty lines are none', () => {
  const { redirects, faults } = readRedirects(
    '\uFEFF# The former site\r\n\r\n/old.html  /new # moved\r\n/en/*\t/*\r\nQX-1 QX-2\r\n',
  )
  expect(faults).toEqual([])
  expect(redirects).toEqual([
    { line: 3, from: '/old.html', to: '/new', key: '/old.html', isPrefix: false },
    { line: 4, from: '/en/*', to: '/*', key: '/en', isPrefix: true },
    { line: 5, from: 'QX-1', to: 'QX-2', key: '/qx-1', isPrefix: false },
  ])
})

test.each([
  ['/old', 'leads nowhere'],
  ['/old name /new', 'write %20 for a space'],
  ['https://old.example/a?b=1 /new', 'such as /a?b=1'],
  ['https://old.example/ /new', 'such as /old-page'],
  ['/old#part /new', 'redirects.ts is for such addresses'],
  ['/* /new', 'would take the whole site'],
  ['/ /new', 'would take the whole site'],
  ['* /new', 'would take the whole site'],
  ['/a*b /new', 'the end of an address'],
  ['/old* /new', 'the end of an address'],
  ['/old?x=* /new', 'cannot follow a question mark'],
  ['/old /new/*', 'both end in /*'],
  ['/old/* /n*w/*x', 'both end in /*'],
  ['/old javascript:alert(1)', 'begin with / or https://'],
  ['/old https://', 'begin with / or https://'],
  ['/old //other.example', 'begin with one /'],
  ['/old /\\other.example', 'begin with one /'],
])('%s is left out, and told with its line', (line, message) => {
  const { redirects, faults } = readRedirects(`/first /a\n${line}\n/last /b`)
  expect(redirects.map(({ from }) => from)).toEqual(['/first', '/last'])
  expect(faults).toEqual([{ line: 2, message: expect.stringContaining(message) }])
})

test('an address that stands twice, however it is written, is followed once', () => {
  const { redirects, faults } = readRedirects('/Old/ /a\n/old /b\n/old/* /c\nOLD /d')
  expect(redirects.map(({ to }) => to)).toEqual(['/a', '/c'])
  expect(faults).toEqual([
    { line: 2, message: '/old stands in line 1 already: keep one of them' },
    { line: 4, message: 'OLD stands in line 1 already: keep one of them' },
  ])
})
