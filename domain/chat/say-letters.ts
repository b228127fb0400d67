import { readCompliance } from '#domain/catalogue/compliance.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Company, Subject } from './outcome.ts'
import { inWords, withoutBrackets } from './reply-words.ts'
import { fieldsOf } from './stated-facts.ts'

/**
 * What certifies these products, where their compliance is asked about: each letter with its link, and
 * that none does.
 */
export function sayLetters(
  products: readonly Subject[],
  { requirements, nouns }: Pick<Understanding, 'requirements' | 'nouns'>,
  { letters, documentPath }: Company,
): string {
  if (!letters || products.length === 0) return ''
  const isAsked = [...nouns, ...requirements.flatMap(fieldsOf)].includes(letters.attribute)
  if (!isAsked) return ''
  const byLetter = Map.groupBy(products, (product) => {
    const { letter, asOf = '' } = readCompliance(product.compliance).compliance ?? {}
    return letter ? JSON.stringify([letter, asOf]) : ''
  })
  return [...byLetter]
    .map(([key, certified]) => {
      const names = inWords(certified.map(({ partNumber }) => partNumber))
      if (key === '') return fillIn(texts.noLetter, { names })
      const [letter, asOf] = JSON.parse(key) as [string, string]
      const file = Object.hasOwn(letters.files, letter) ? letters.files[letter]! : undefined
      const address = file && documentPath?.(file)
      const said = withoutBrackets(letter)
      return fillIn(asOf ? texts.certifiedAsOf : texts.certified, {
        letter: address ? `${said} (${address})` : said,
        names,
        ...(asOf && { day: formatDay(asOf) }),
      })
    })
    .join(' ')
}
