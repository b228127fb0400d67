import {
  generalTranslations,
  type TranslatedLanguage,
  type Translations,
} from '#domain/finding/languages/translations.ts'
import { normalize } from '#domain/finding/tokens.ts'

type Dictionary = ReadonlyMap<string, string>

/** So many words that only say how the others hang together tell a language. */
const minMarks = 2
/** A phrase of a dictionary has no more words. */
const maxPhrase = 4
/** Shorter pieces of a compound are anything. */
const minPiece = 3
/** Longer words are no compounds that anybody says. */
const maxCompound = 80
/** What German and Dutch put between the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'er', '-']
const compounding: ReadonlySet<TranslatedLanguage> = new Set(['de', 'nl'])
const english = new Set([
  'the',
  'and',
  'a',
  'an',
  'of',
  'for',
  'with',
  'without',
  'is',
  'are',
  'we',
  'need',
  'i',
  'do',
  'you',
  'have',
  'that',
  'it',
  'to',
  'in',
  'on',
  'which',
  'what',
  'can',
  'our',
  'my',
  'no',
  'not',
  'than',
  'at',
])

/**
 * Puts what is written in another language into English, word by word, so that one reading serves:
 * a text in English, or in a language that nobody gave words for, stays as it is. So do names,
 * figures and words that the dictionary lacks.
 */
export function createTranslator(own: Translations = ''): (text: string) => string {
  // A company that gives no words may write its records in one of these languages.
  if (own.trim() === '') return (text) => text
  const languages = dictionariesOf([generalTranslations, own])
  const marks = dictionariesOf([generalTranslations])

  return (text) => {
    // A capital by itself is a letter, one within is a unit: 'SC/A', 'method A', '1 nA'.
    const words = wordsOf(text).filter(
      ({ from, to }) => !/^(?:\p{Lu}|\p{Ll}+\p{Lu}.*)$/u.test(text.slice(from, to)),
    )
    const found = words.map(({ key }) => key)
    const isEnglish = found.filter((word) => english.has(word)).length
    let [spoken, most]: [TranslatedLanguage | undefined, number] = [undefined, 0]
    for (const [language, dictionary] of marks) {
      const count = new Set(found.filter((word) => dictionary.has(word) && !english.has(word))).size
      if (count > most) [spoken, most] = [language, count]
    }
    if (!spoken || most < minMarks || most <= isEnglish) return text
    return translated(text, words, languages.get(spoken)!, compounding.has(spoken))
  }
}

type Word = { key: string; from: number; to: number }

function translated(text: string, words: Word[], dictionary: Dictionary, joins: boolean): string {
  let result = ''
  let end = 0
  for (let at = 0; at < words.length; at++) {
    const first = words[at]!
    let length = Math.min(maxPhrase, words.length - at)
    let said: string | undefined
    for (; length > 0 && said === undefined; length--) {
      const phrase = words.slice(at, at + length)
      // No phrase goes over a comma.
      if (phrase.some((one, i) => i > 0 && !isGap(text.slice(phrase[i - 1]!.to, one.from))))
        continue
      said = dictionary.get(phrase.map(({ key }) => key).join(' '))
      if (said !== undefined) break
    }
    if (joins && first.key.length <= maxCompound) said ??= ofParts(first.key, dictionary)
    if (said === undefined) continue
    const last = words[at + Math.max(length, 1) - 1]!
    result += text.slice(end, first.from) + said
    end = last.to
    at += Math.max(length, 1) - 1
  }
  // '3 456' is one number, which English writes without a blank.
  return (result + text.slice(end)).replace(
    /(?<![\d.,])(\d{1,3})[ \u00a0\u202f](?=\d{3}(?!\d))/g,
    '$1',
  )
}

const isGap = (text: string) => /^[\s'’-]+$/.test(text)

/**
 * 'Spleisskassette' is a splice cassette: the parts of a compound, each of which the dictionary has.
 * `known` holds what became of each end of the word: it is reached by many ways.
 */
function ofParts(
  word: string,
  dictionary: Dictionary,
  known = new Map<string, string | undefined>(),
): string | undefined {
  if (known.has(word)) return known.get(word)
  const parts = findParts(word, dictionary, known)
  known.set(word, parts)
  return parts
}

function findParts(
  word: string,
  dictionary: Dictionary,
  known: Map<string, string | undefined>,
): string | undefined {
  for (let cut = word.length - minPiece; cut >= minPiece; cut--) {
    const rest = word.slice(cut)
    const last = dictionary.get(rest) ?? ofParts(rest, dictionary, known)
    if (last === undefined) continue
    for (const joint of joints) {
      const head = word.slice(0, cut)
      if (!head.endsWith(joint)) continue
      const stem = head.slice(0, head.length - joint.length)
      if (stem.length < minPiece) continue
      const first = dictionary.get(stem) ?? dictionary.get(`${stem}e`)
      if (first !== undefined) return `${first} ${last}`
    }
  }
  return undefined
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map((match) => ({
    key: keyOf(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

const keyOf = (word: string) => normalize(word).replaceAll('ß', 'ss').trim()

function dictionariesOf(
  all: readonly Translations[],
): ReadonlyMap<TranslatedLanguage, Map<string, string>> {
  const languages = new Map<TranslatedLanguage, Map<string, string>>()
  for (const line of all.join('\n').split('\n')) {
    const [says = '', ...spoken] = line.split('|').map((one) => one.trim())
    for (const forms of spoken) {
      const [, language, list = ''] = /^(de|es|fr|it|nl|pt): (.*)$/.exec(forms) ?? []
      if (!language) continue
      const dictionary = languages.get(language as TranslatedLanguage) ?? new Map<string, string>()
      languages.set(language as TranslatedLanguage, dictionary)
      for (const form of list.split(','))
        dictionary.set(
          wordsOf(form)
            .map(({ key }) => key)
            .join(' '),
          says,
        )
    }
  }
  return languages
}
