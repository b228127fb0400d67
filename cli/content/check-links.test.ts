import { expect, test } from 'vitest'
import { told } from './company.fixture.ts'

test('links that lead nowhere are told, however they are written', () => {
  const lines = told({
    'navigation.ts': (text) =>
      text
        .replace("to: '/about'", "to: 'about'")
        .replace("to: '/contact-us'", "to: 'htps://a.com'"),
    'legal/privacy-policy.md': (text) =>
      `${text}\n[A](products.html), [b](#nowhere), [c](https://example.com), ![d](storage/nope.png)\n`,
  })
  expect(lines.filter((line) => line.includes('leads nowhere'))).toEqual([
    expect.stringMatching(/^legal\/privacy-policy.md: line \d+: error: “#nowhere” leads nowhere/),
    expect.stringMatching(
      /^legal\/privacy-policy.md: line \d+: error: “products.html” .*begins with \//,
    ),
    expect.stringMatching(/^navigation.ts: .*to: error: “htps:\/\/a.com” .*a link begins with/),
    expect.stringMatching(/^navigation.ts: .*to: error: “about” .*begins with \//),
  ])
  expect(lines).toContain(
    'legal/privacy-policy.md: error: “storage/nope.png” is not in storage/: put it there, or name another',
  )
})
