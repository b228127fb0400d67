import fc from 'fast-check'
import { anyText } from './any-text.ts'

/** What runs where it should have stayed text leaves this behind on the window. */
export const attacked = 'attacked'
const run = `window.${attacked}=1`

const markup = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `</script></style></title></textarea><svg onload=${run}>`,
  `"><iframe srcdoc="<script>parent.${attacked}=1</script>">`,
  `' autofocus onfocus=${run} x='`,
  `[press](javascript:${run})`,
  `![x](javascript:${run} "x")`,
  '<!-- ]]> -->',
  '{{products}} ${7*7} %s',
  '&lt;b&gt;&#60;&copy',
  '=HYPERLINK("https://evil.example")',
  ':::warning\n{{cards a}}\n:::',
  '| a | b |\n|---|',
  '```',
]
/** What must not become an address; `\t` and what cannot be seen, browsers leave out of one. */
const schemes = [
  `javascript:${run}`,
  `JaVa\tScRiPt:${run}//https://a.example`,
  `\u0001 javascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  '//evil.example/a.webp',
  '\\\\evil.example\\a.mp4',
  'https://evil.example;script-src *',
  'https://user:pass@evil.example/a.webp#"><b>',
  'https://[broken/a.mp4',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '../../../etc/passwd',
  '/%2e%2e/%00/a%zz.webp',
]
const controls =
  '\0\u0001\u0008\t\n\v\r\u001b\u007f\u0085\u00ad\u200b\u2028\u2029\ufeff\ufffe'.split('')
const halves = ['\ud800', '\udfff', 'a\udc00', '\udbff\ud83d']
/** Marks and overrides of those who write from the right, and marks that heap upon a letter. */
const turned = ['\u202e', '\u202d', '\u2066', '\u2067', '\u2068', '\u2069', '\u200f', '\u061c']
const heaped = ['e' + '\u0301'.repeat(40), 'שלום עולם', 'ﷺ', '👩‍👩‍👧‍👦', 'İı']
/** What every object of the language has already. */
export const inherited = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
]
const figures = ['1e999', '-0', 'NaN', '٣٫٥', '１２', '0x10', '1,5.0,1', '9'.repeat(60), '1..2..3']

const long = fc
  .tuple(fc.constantFrom('w', 'W_', '(', '<', '.', '1', '-', '٣', 'ש', '[', '\u0301'), fc.nat(59))
  .map(([piece, times]) => piece.repeat(1 + times))

/** A piece of a text of somebody who means harm, of 120 letters at most between two spaces. */
const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...markup) },
  { weight: 4, arbitrary: fc.constantFrom(...schemes) },
  { weight: 2, arbitrary: fc.constantFrom(...controls, ...halves, ...turned) },
  { weight: 2, arbitrary: fc.constantFrom(...inherited, ...figures, ...heaped) },
  { weight: 2, arbitrary: long },
  { weight: 3, arbitrary: anyText({ maxLength: 12 }) },
)

/** Pieces side by side, or apart, so that no word is longer than one of them. */
export const hostileText = ({ apart = false } = {}) =>
  fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '', '\n', ', '))
    .map(([pieces, between]) => pieces.join(apart ? ' ' : between))

/** A piece many times over, which is what makes expressions slow that go back and forth. */
export const repeatedText = fc
  .tuple(piece, piece, fc.integer({ min: 50, max: 400 }))
  .map(([one, end, times]) => (one.repeat(times) + end).slice(0, 20_000))

const nested = (depth: number, inMaps: boolean): unknown => {
  let value: unknown = 'bottom'
  for (let i = 0; i < depth; i++) value = inMaps ? { a: value } : [value]
  return value
}

const odd = [null, undefined, true, false, 0, -0, -1, NaN, Infinity, 1e308, '', ' ', 'N', [], {}]
const names = fc.oneof(fc.constantFrom(...inherited, 'min', 'max', 'state', 'count', ''), piece)

/** Any value that a document, a form or an answer may hold, of whatever type and depth. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    hostileText(),
    fc.constantFrom<unknown>(...odd),
    fc.double(),
    fc.constantFrom(nested(90, true), nested(90, false), 'x'.repeat(50_000)),
    fc.array(tie('value'), { maxLength: 4 }),
    hostileMap(tie('value')),
    measure(),
  ),
})).value

/** A map with names that mean something to the language, as JSON would give it. */
export function hostileMap<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> {
  return fc.array(fc.tuple(names, value), { maxLength: 5 }).map((all) => Object.fromEntries(all))
}

/** A measure that has more than it should, such as a `toString` of its own. */
function measure(): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), names, piece)
    .map(([min, name, more]) => ({ min, [name]: more }))
}

/** A query string as anybody may write one, with `known` names among those of its parameters. */
export function hostileQuery(known: readonly string[]): fc.Arbitrary<URLSearchParams> {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: names },
  )
  const value = fc.oneof(
    { weight: 4, arbitrary: hostileText() },
    { weight: 1, arbitrary: repeatedText },
    {
      weight: 2,
      arbitrary: fc.constantFrom('', '1', '0', '-1', '1..2', 'a:3,b:4', '2:x', '99999'),
    },
  )
  return fc
    .array(fc.tuple(name, value), { maxLength: 8 })
    .map((pairs) => new URLSearchParams(pairs.map(([key, text]) => [key, text])))
}

/** True for an address that runs nobody's code, seen as a browser does from a page of ours. */
export function isHarmless(address: string): boolean {
  const url = URL.parse(address, 'https://site.example/a/page')
  return url === null || /^(?:https?|mailto|tel):$/.test(url.protocol)
}

/** How often each is tried: other work on the machine makes one slow at times, not always. */
const tries = 3
const triesOfSlowest = 12
const slowestOnes = 3
/** In milliseconds: less than this is nothing. */
const fewest = 0.05

/**
 * How many times longer the slowest of `cases` takes than a tame text of its length does, in the same
 * run: each at its best.
 */
export function slowestRatio(
  cases: readonly string[],
  tame: (length: number) => string,
  work: (text: string) => unknown,
): { ratio: number; text: string } {
  const timeOf = (text: string) => {
    const began = performance.now()
    work(text)
    return performance.now() - began
  }
  const ratioOf = (text: string, times: number) => {
    let [own, plain] = [Infinity, Infinity]
    const beside = tame(text.length)
    for (let i = 0; i < times; i++) {
      own = Math.min(own, timeOf(text))
      plain = Math.min(plain, timeOf(beside))
    }
    return { text, ratio: Math.max(own, fewest) / Math.max(plain, fewest) }
  }
  const bySlowness = (some: readonly string[], times: number) =>
    some.map((text) => ratioOf(text, times)).toSorted((a, b) => b.ratio - a.ratio)
  const slow = bySlowness(cases, tries).slice(0, slowestOnes)
  return bySlowness(
    slow.map(({ text }) => text),
    triesOfSlowest,
  )[0]!
}
