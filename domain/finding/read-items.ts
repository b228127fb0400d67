import type { Lexicon, Meaning } from './lexicon.ts'
import { otherValues } from './other-values.ts'
import { withRangeEnds } from './range-ends.ts'
import { withSlashed } from './slashed-units.ts'
import { keyOf, stem, tokensOf, type Token } from './tokens.ts'
import { unitAt } from './unit-at.ts'
import { dimensionOf } from './units.ts'

/** A piece of a text that means one thing. */
export type Item = {
  type: 'phrase' | 'number' | 'unit' | 'sign' | 'break' | 'unknown'
  /** As it was written, folded. */
  text: string
  /** Looked up, singular and corrected. */
  key: string
  /** As the records spell it, where it was corrected. */
  said?: string
  meaning?: Meaning
  number?: number
  glued: boolean
  from: number
  to: number
}

/** Shorter words are too near to others. */
const minAsk = 7
/** Letters of each of two words that were written as one. */
const minPart = 4

/** A normalized text as items: the longest phrase that the lexicon has, again and again. */
export function itemsOf(
  text: string,
  { meanings, same, maxTokens, scales, asWord, isUnit, slashed }: Lexicon,
  correct: ((word: string) => string) & { near?: (word: string) => string[] },
  isKnown: (word: string) => boolean,
  spell: (word: string) => string = (word) => word,
): Item[] {
  const items: Item[] = []
  const look = (key: string): [string, Meaning] | undefined => {
    const meant = same.get(key) ?? key
    // What is said for a word that only texts hold is looked for as that word.
    const meaning = meanings.get(meant) ?? (same.has(key) ? {} : undefined)
    return meaning && [meant, meaning]
  }
  const tokens = withSlashed(tokensOf(text), text, slashed).flatMap(apart)
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const unit = isAsWord(tokens, at)
      ? undefined
      : unitAt(tokens, at, { sameAs: (word) => same.get(stem(word)), isUnit, correct })
    if (!unit && token.number === undefined && !/[\p{L}\d]/u.test(token.text)) {
      const meaning = look(token.text)?.[1]
      const sign = /[.,:;?!()]/.test(token.text) ? 'break' : 'sign'
      items.push(one(token, meaning ? 'phrase' : sign, token.text, meaning))
      at++
      continue
    }
    const phrase = unit ? undefined : longest(tokens, at)
    if (phrase) {
      items.push(phrase.item)
      at += phrase.count
    } else {
      items.push(
        token.number !== undefined
          ? { ...one(token, 'number', token.text), number: token.number }
          : one(token, unit ? 'unit' : 'unknown', unit ?? stem(corrected(token).text)),
      )
      at++
    }
  }
  return withRangeEnds(items, look, scales)

  function longest(all: Token[], from: number): { item: Item; count: number } | undefined {
    const window: Token[] = []
    for (const token of all.slice(from, from + maxTokens)) {
      // '19"' is '19 in'.
      const isInch = token.text === '"' && window.at(-1)?.number !== undefined
      if (!isInch && !/[\p{L}\d]/u.test(token.text)) break
      window.push(isInch ? { ...token, text: 'in' } : token)
    }
    const [first, mended] = [window[0], window.map(corrected)]
    // 'Not watertigt' is a value's name before it is a 'not'.
    const isDenial = first !== undefined && look(stem(first.text))?.[1].word === 'not'
    const ways: [Token[], number][] = isDenial
      ? [
          [window, 2],
          [mended, 2],
          [window, 1],
        ]
      : [
          [window, 1],
          [mended, 1],
        ]
    const near = slipped(window, mended)
    for (const [at, [spelled, least]] of [...near, ...ways].entries()) {
      for (let count = window.length; count >= least; count--) {
        if (count === 1 && window[0]!.number !== undefined) continue
        const key = keyOf(spelled.slice(0, count))
        const found =
          look(key) ?? (isSplit(spelled, count) ? look(key.replace(' ', '')) : undefined)
        if (!found) continue
        // Of values too many are a letter apart.
        if (at < near.length && !found[1].nouns && !found[1].kind) continue
        // '1x32 splitter' is what some are called, and says of all splitters which are wanted.
        if (count > 1 && !found[1].values && isValueAndKind(spelled.slice(0, count))) continue
        if (isMeasured(window, count)) continue
        // A 'beater' does not ask which is better.
        if (spelled !== window && count === 1 && isShortAsk(key, found[1])) continue
        if (isAcross(spelled, count, found[1])) continue
        // '1310 ± 20 nm' is a figure, whatever is called '20 nm'.
        if (window[0]!.number !== undefined && items.at(-1)?.text === '±') continue
        const last = window[count - 1]!
        const written = text.slice(first!.from, last.to)
        const whole = { ...first!, text: written, to: last.to }
        const item = one(whole, 'phrase', found[0], found[1])
        const words = spelled.slice(0, count).map(({ text: word }) => word)
        const isMended = words.some((word, i) => word !== window[i]!.text)
        return {
          item: isMended ? { ...item, said: words.map(spell).join(' ') } : item,
          count,
        }
      }
    }
    return undefined
  }

  /** 'Pach cord': what stands beside a word tells what it is a slip of, where that alone would not. */
  function slipped(window: readonly Token[], mended: readonly Token[]): [Token[], number][] {
    return window.flatMap((token, at) =>
      (/^\p{L}+$/u.test(token.text) ? (correct.near?.(token.text) ?? []) : []).map(
        (text): [Token[], number] => [mended.with(at, { ...token, text }), Math.max(2, at + 1)],
      ),
    )
  }

  /** '35 in January' is no figure in inches. */
  function isAsWord(all: readonly Token[], at: number): boolean {
    const next = all[at + 1]
    const { text: unit } = all[at]!
    if (next !== undefined && asWord.get(unit)?.has(next.text)) return true
    // '288 in and 288 out'.
    const pair = asWord.get(`${unit} … #`)
    const figure = pair ? all.findIndex((one, i) => i > at && one.number !== undefined) : -1
    return figure > 0 && figure <= at + 3 && pair!.has(all[figure + 1]?.text ?? '')
  }

  /** 'Wallbracket' is a bracket, where nobody knows the whole and both words are known. */
  function apart(token: Token): Token[] {
    const { text: word, from, to } = token
    if (word.length < 2 * minPart || !/^\p{L}+$/u.test(word)) return [token]
    if (isKnown(stem(word)) || look(stem(word)) || look(stem(correct(word)))) return [token]
    for (let at = minPart; at <= word.length - minPart; at++) {
      const [first, last] = [word.slice(0, at), word.slice(at)]
      if (!isKnown(stem(first)) || !look(stem(last))?.[1].kind || look(stem(first))?.[1].word)
        continue
      const middle = from + at
      return [
        { ...token, text: first, to: middle },
        { text: last, from: middle, to, glued: true },
      ]
    }
    return [token]
  }

  /** 'Indoor and below ground' says where, no 'and below' what is less. */
  function isAcross(words: Token[], count: number, { word }: Meaning): boolean {
    if (count < 2 || (word !== 'orMore' && word !== 'orLess')) return false
    for (let end = words.length; end > count; end--) {
      const { values, kind, nouns } = look(keyOf(words.slice(count - 1, end)))?.[1] ?? {}
      if (values ?? kind ?? nouns) return true
    }
    return false
  }

  function isShortAsk(key: string, { word }: Meaning): boolean {
    return word === 'compare' && key.length < minAsk
  }

  /** '250 µm pitch' is a figure of the pitch, though '250 µm' begins a value's name. */
  function isMeasured([number, unit, noun]: Token[], count: number): boolean {
    const dimension = count === 2 && number!.number !== undefined && dimensionOf(unit!.text)
    if (!dimension || !noun) return false
    const { nouns = [] } = look(stem(noun.text))?.[1] ?? {}
    return nouns.some((key) => scales.get(key) === dimension)
  }

  /** '1x32 splitter', and the 'E14 lamp' of 'E27 or E14 lamp', which is called so no more than the other. */
  function isValueAndKind(words: Token[]): boolean {
    const others = otherValues(items)
    return words.some((_, at) => {
      const [value, kind] = [words.slice(0, at), words.slice(at)].map(
        (part) => look(keyOf(part))?.[1],
      )
      const isFigure = words.slice(0, at).some(({ text: said }) => /\d/.test(said))
      const isOther = others.some((key) => value?.values?.has(key))
      return (
        at > 0 &&
        (isFigure || isOther) &&
        value?.values &&
        !value.isPiece &&
        !value.kind &&
        kind?.kind
      )
    })
  }

  /** 'Wave length' is one word; 'a sphere' and 'so no', each of two that mean something, are two. */
  function isSplit([first, second]: Token[], count: number): boolean {
    const isPart = (token: Token) => token.text.length > 1 && !look(stem(token.text))?.[1].word
    return count === 2 && isPart(first!) && isPart(second!)
  }

  function corrected(token: Token): Token {
    return /^\p{L}+$/u.test(token.text) ? { ...token, text: correct(token.text) } : token
  }
}

function one(
  { text, from, to, glued }: Token,
  type: Item['type'],
  key: string,
  meaning?: Meaning,
): Item {
  return { type, text, key, from, to, glued, ...(meaning && { meaning }) }
}
