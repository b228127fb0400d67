import { expect, test } from 'vitest'
import { compileTexts } from './compile-texts.ts'

const texts = {
  locale: { locale: 'en-US' },
  list: {
    close: 'Close "it"',
    nothing: '',
    page: 'Page {n} of {all}',
    twice: '{n} and {n}',
    lines: { one: 'One line of {name}', other: '{count} lines of {name}' },
    states: { open: 'Open', shut: 'Shut' },
  },
}
const head = `import * as t from '#texts/list.ts'\nimport { fillIn } from './fill-in.ts'\nimport { plural } from '#domain/texts/plural.ts'\n`
const compiled = (code: string, own: object = texts) =>
  compileTexts(head + code, own as typeof texts, 'a.tsx')
    .replace(/^import .*$/gm, '')
    .trim()

test('each text stands in the place that names it', () => {
  expect(compiled('say(t.close, { close: x.t })')).toBe('say("Close \\"it\\"", { close: x.t })')
  expect(compiled('const of = (k) => t.states[k]')).toBe(
    'const of = (k) => ({"open":"Open","shut":"Shut"})[k]',
  )
  expect(compiled('say(t.nothing)')).toBe('say("")')
  expect(compiled('<a title={t.close}>{t.close}</a>')).toBe(
    '<a title={"Close \\"it\\""}>{"Close \\"it\\""}</a>',
  )
})

test('facts are put into texts as a template, and those of facts into them', () => {
  expect(compiled('fillIn(t.page, { n, all: f(t.close) })')).toBe(
    '`Page ${n} of ${f("Close \\"it\\"")}`',
  )
  const signs = { ...texts, list: { page: 'a`\\${n}' } }
  expect(compiled('fillIn(t.page, { n: 1 })', signs)).toBe('`a\\`\\\\$${1}`')
  // Said twice, an expression would run twice.
  expect(compiled('fillIn(t.twice, { n: f() })')).toBe('fillIn("{n} and {n}", { n: f() })')
  expect(() => compiled('fillIn(t.page, { n })')).toThrow('{all}')
})

test('all texts of a group are an object', () => {
  const own = { ...texts, list: { close: 'Close', page: 'Page {n}' } }
  expect(compiled('say({ ...t })', own)).toBe('say({ ...{"close":"Close","page":"Page {n}"} })')
})

test('elements stand between the pieces of a text', () => {
  const code = `import { filled } from '#app/ui/filled.tsx'\nfilled(t.page, { n: <b>{n}</b>, all: x })`
  expect(compiled(code)).toContain('["Page ", <b>{n}</b>, " of ", x]')
  expect(() => compiled(code.replace('all: x', ''))).toThrow('{all}')
})

test('a plural is a choice where one form is of 1 alone, else made when it runs', () => {
  expect(compiled('plural(x.length, t.lines, { name })')).toBe(
    '(x.length===1?`One line of ${name}`:`${x.length} lines of ${name}`)',
  )
  expect(compiled('plural(a.length + b, t.lines, { name })')).toContain('(a.length + b===1?')
  const forms = JSON.stringify(texts.list.lines)
  expect(compiled('plural(f(), t.lines, { name })')).toBe(`plural(f(), (${forms}), { name })`)
  for (const locale of ['fr', 'pl', 'ja', 'ar']) {
    expect(compiled('plural(n, t.lines, { name })', { ...texts, locale: { locale } })).toBe(
      `plural(n, (${forms}), { name })`,
    )
  }
})

test('what is left without use is not imported', () => {
  const left = compileTexts(`${head}fillIn(t.twice, { n })`, texts)
  expect(left.match(/^import .*$/gm)).toEqual([`import { fillIn } from './fill-in.ts'`])
})

test('texts that cannot be told one by one stop the build, with the file', () => {
  expect(() => compiled('say(t.gone)')).toThrow('a.tsx: #texts/list.ts has no gone')
  expect(() => compiled('say(t[name])')).toThrow('a.tsx: #texts/list.ts: name each text')
  expect(() => compiled('const { close } = t')).toThrow('a.tsx: name texts one by one')
  expect(() => compiled('const say = (t) => t')).toThrow('a.tsx: name texts one by one')
  expect(() => compileTexts(`import { close } from '#texts/list.ts'`, texts)).toThrow('import * as')
})
