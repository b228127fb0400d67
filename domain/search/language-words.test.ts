import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { numberForms } from './constraint-grammar.ts'
import { languagePacks } from './languages/packs.ts'

/** All that the packs know, in single words of four letters or more. */
const languageWords = new Set(
  languagePacks
    .flatMap(({ operators, cues, numbers, stopWords = [], everydayWords = [] }) => [
      ...Object.values({ ...operators }).flat(),
      ...Object.values({ ...cues }).flat(),
      ...Object.keys(numbers ?? {}),
      ...stopWords,
      ...everydayWords,
    ])
    .flatMap(wordsOf)
    .filter((word) => word.length >= 4),
)

/** Names that the code gives to its own things, each a literal that is nothing else. */
const tags = new Set(
  [
    // Operators of the packs, and the forms of the grammar that are made of them.
    'above below near exact quantity comparison figure',
    // Which way a buyer wants a figure; how a part number was found; a dimension of units.
    'higher lower built piece time',
    // Acts of a turn, and features by which one is told.
    'replace correct compare document company other first start some many',
    // Kinds of test, meaning, passage and companion.
    'number kind product needs takes fits accessories',
    // Cues of the packs.
    'meaning pointer difference',
    // Fields of a page's record, and how a variant is supplied.
    'name mail call stock order',
  ].flatMap(wordsOf),
)

/** What reads no visitor: it is said to a language model, in the language of its instructions. */
const saidToModels = /assistant\/(?:policy\.ts|tools\/|hosted-question\.ts: \n\n\(Open page: )/

test('the words of a language stand in its pack and nowhere else', () => {
  const files = globSync('{domain/search,capabilities/assistant}/**/*.ts').filter(
    (file) => !/\/languages\/|\.(?:test|fixture)\.ts$/.test(file),
  )
  const found = files.flatMap((file) =>
    literalsOf(file).flatMap((literal) =>
      wordsOf(literal)
        .filter((word) => languageWords.has(word) && !isTag(word, literal))
        .map((word) => `${file}: ${literal}: ${word}`),
    ),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(found.filter((place) => !saidToModels.test(place))).toEqual([])
})

/** A tag is the whole literal, stands before a colon, or is part of a form of the grammar. */
function isTag(word: string, literal: string): boolean {
  const isForm = numberForms.some((form) => form === literal)
  return tags.has(word) && (isForm || /^\+?([a-z]+)\d?(?:[:+]|$)/.exec(literal)?.[1] === word)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

type Node = { type: string; value?: unknown; regex?: { pattern: string }; source?: unknown }

/** The texts of strings, templates and regular expressions; paths and types are none. */
function literalsOf(file: string): string[] {
  const literals: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, regex, source } = node as Node
    if (source || type === 'TSLiteralType') return
    if (type === 'TemplateElement') literals.push((value as { cooked: string }).cooked)
    else if (regex) literals.push(regex.pattern)
    else if (type === 'Literal' && typeof value === 'string') literals.push(value)
    else Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return literals
}
