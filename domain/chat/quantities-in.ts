import { fold } from '#domain/catalogue/search.ts'
import { readQuantities, type QuantityReader } from '#domain/deciding/written-quantity.ts'
import { unitOf } from '#domain/finding/units.ts'

type Amount = ReturnType<QuantityReader['quantityIn']>
/** A part number, known or not, or an amount, with the first of its words and the first behind it. */
type Mark = { from: number; to: number; number?: string; amount?: Amount }
type Pair = { amount: Mark; number: Mark; isBehind: boolean; cost: number }

/** So many words may stand between '40 pieces of' and the number, and none behind a bare figure. */
const maxWords = 4
/** What names a part is written so, though no record knows it: it has a quantity of its own. */
const numberLike = String.raw`(?=[\p{L}-]*\d)(?=[\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d.]*[\p{L}\d])+`
const others = String.raw`\d{1,3}(?: \d{3})+(?![\p{L}\d])|\d+(?:[.,]\d+)+|[\p{L}\d]+|[^\s\p{L}\d]`
const isWord = (token: string | undefined) => token !== undefined && /^[\p{L}\d]/u.test(token)
/** '40 each of A and B', 'A and B, 40 of each'. */
const ofAll = /^(?:of (?:the )?)?(?:each|apiece|both|these|those|them)$/

/**
 * How many of each part number a text asks for: what stands nearest, before or behind it;
 * what is said of each counts for all that have none of their own. Undefined where nothing is said.
 */
export function quantitiesIn(
  text: string,
  numbers: readonly string[],
  reader = readQuantities,
): (number | undefined)[] {
  if (numbers.length === 0) return []
  const keys = numbers.map(keyOf)
  const forms = [...new Set(keys)]
    .toSorted((a, b) => b.length - a.length)
    .map((key) => key.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('-', '[ -]'))
  const known = `(?:${forms.join('|')})(?![\\p{L}\\d]|-[\\p{L}\\d])`
  const form = new RegExp(`(?<![\\p{L}\\d-])(?:${known}|${numberLike})|${others}`, 'gu')
  const tokens = fold(text.replace(/[\r\n]+/g, ' ; ')).match(form) ?? []
  const marks = marksOf(tokens, new Set(keys), reader)
  const shared = marks.filter((mark) => mark.amount !== undefined && isOfAll(tokens, mark))
  const forAll = shared.length === 1 ? shared[0] : undefined
  const said = pairsOf(
    tokens,
    marks.filter((mark) => mark !== forAll),
    reader,
  )
  return keys.map((key) => {
    const own = said.flatMap(({ amount, number }) => (number.number === key ? amount.amount : []))
    const counts = own.length ? own : [forAll?.amount]
    const all = counts.filter((one) => typeof one === 'number')
    return all.length ? all.reduce((a, b) => a + b) : undefined
  })
}

const keyOf = (number: string) => fold(number).replaceAll(' ', '-')

/** The part numbers and the amounts of a text, in their order. */
function marksOf(
  tokens: readonly string[],
  keys: ReadonlySet<string>,
  { quantityIn, hasBlankGroups }: QuantityReader,
): Mark[] {
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const key = keyOf(token)
    if (keys.has(key) || token.includes('-', 1)) {
      marks.push({ from: at, to: at + 1, number: key })
      continue
    }
    if (!/\d/.test(token) || quantityIn(token) === undefined) continue
    let said = token
    let to = at + 1
    // '40 pcs', '2 dozen pieces'.
    while (isWord(tokens[to]) && !/\d/.test(tokens[to]!) && goesOn(`${said} ${tokens[to]}`))
      said = `${said} ${tokens[to++]}`
    // '1 500' is either where thousands are not parted so.
    const isUnclear = token.includes(' ') && !hasBlankGroups
    const amount = isUnclear ? { fault: 'unclear' as const } : quantityIn(said)
    marks.push({ from: at, to, amount })
    at = to - 1
  }
  return marks

  function goesOn(said: string): boolean {
    return quantityIn(said) !== undefined
  }
}

const isOfAll = (tokens: readonly string[], { to }: Mark) =>
  [to - 1, to].some((from) =>
    [1, 2, 3].some((length) => ofAll.test(tokens.slice(from, from + length).join(' '))),
  )

/** Each amount with the number that it is nearest to, each of either at most once. */
function pairsOf(tokens: readonly string[], marks: readonly Mark[], reader: QuantityReader) {
  const pairs = adjacent(tokens, marks, reader)
  // 'A 40, B 80 please': what goes on as it began needs no end.
  const isBare = pairs.some(
    ({ amount, isBehind, cost }) => isBehind && cost === 0 && amount.to - amount.from === 1,
  )
  const all = isBare ? adjacent(tokens, marks, reader, true) : pairs
  // 'A 40 B 80' goes on as it begins.
  const isNumberFirst = marks[0]?.number !== undefined
  const rank = ({ cost, isBehind }: Pair) => 2 * cost + Number(isBehind !== isNumberFirst)
  const taken = new Set<Mark>()
  return all
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ amount, number }) => {
      const isFree = !taken.has(amount) && !taken.has(number)
      if (isFree) taken.add(amount).add(number)
      return isFree
    })
}

/** Each amount with the numbers at either side of it. */
function adjacent(
  tokens: readonly string[],
  marks: readonly Mark[],
  reader: QuantityReader,
  isLax = false,
): Pair[] {
  return marks.slice(1).flatMap((next, i): Pair[] => {
    const mark = marks[i]!
    const isBehind = next.amount !== undefined
    const [amount, number] = isBehind ? [next, mark] : [mark, next]
    if (amount.amount === undefined || number.number === undefined) return []
    const cost = costOf(tokens, { amount, number, isBehind }, reader, isLax)
    return cost === undefined ? [] : [{ amount, number, isBehind, cost }]
  })
}

/** How far an amount is from a number; undefined where it is none of it. */
function costOf(
  tokens: readonly string[],
  { amount, number, isBehind }: Omit<Pair, 'cost'>,
  { isFiller }: QuantityReader,
  isLax: boolean,
): number | undefined {
  const gap = isBehind ? tokens.slice(number.to, amount.from) : tokens.slice(amount.to, number.from)
  const isFilled = (token: string | undefined) => token !== undefined && isFiller(token)
  const beside = isBehind ? gap.findLast((token) => token !== ':') : gap[0]
  const isMarked =
    amount.to - amount.from > 1 || /\p{L}/u.test(tokens[amount.from]!) || isFilled(beside)
  let [cost, words] = [0, 0]
  for (const [i, token] of gap.entries()) {
    // '1. A' and '1) A' count the lines.
    const isLabel = i === 0 && !isBehind && !isMarked && /[.)]/.test(token)
    if (isLabel || /[!?]/.test(token) || (token === '.' && !isFilled(gap[i - 1]) && i > 0))
      return undefined
    if (isFilled(token) || /[:()[\]"]/.test(token)) continue
    if (isWord(token)) words++
    else cost += token === ',' || token === '.' ? 1 : 2
  }
  if (words > 0 && (!isMarked || words > maxWords)) return undefined
  if (isBehind && !endsThere(tokens, amount, { isMarked, isLax, isFilled })) return undefined
  return cost + 3 * words
}

/** '3 m', '2 weeks' and '80 pcs of' what comes next are no amounts of what stands before them. */
function endsThere(
  tokens: readonly string[],
  { to }: Mark,
  {
    isMarked,
    isLax,
    isFilled,
  }: { isMarked: boolean; isLax: boolean; isFilled: (token: string | undefined) => boolean },
): boolean {
  const [next, second] = tokens.slice(to, to + 2)
  if (!isWord(next) || next!.includes('-')) return true
  if (isFilled(next)) return false
  if (isMarked) return true
  const isLast = second === undefined || /[.!?]/.test(second)
  return !unitOf(next!) && (isLast ? isLax : /\d/.test(second))
}
