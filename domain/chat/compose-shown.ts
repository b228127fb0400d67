import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { Checked, Found } from '#domain/finding/find.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import { agreement } from './agreement.ts'
import { offeredValues } from './offered-values.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { inWords, named, notTaken, withoutBrackets } from './reply-words.ts'
import { sayLetters } from './say-letters.ts'
import { statedFacts } from './stated-facts.ts'

/** What each of those that are shown says of what was asked: what meets it, what does not, what is silent. */
export function composeShown(
  { asked, found }: Extract<Outcome, { kind: 'shown' }>,
  { attributes, company, turns, plain }: Knowledge,
): string {
  const define = attributeLookup(attributes)
  const isSure = asked.requirements.some(({ isGuess }) => !isGuess)
  const telling = ({ checks }: Found<Subject>) =>
    checks.filter(({ requirement }) => !isSure || !requirement.isGuess)
  const some = (one: Found<Subject>, result: Checked['result']) =>
    telling(one).some((check) => check.result === result)
  const what = inWords([
    ...new Set(found.flatMap((one) => telling(one).map(({ requirement }) => requirement.says))),
  ])
  const said = (one: Found<Subject>, isRecommended: boolean) => {
    const { product } = one
    const own = statedFacts(
      product,
      telling(one).map(({ requirement }) => requirement),
      attributes,
    )
    const nouns = asked.nouns.flatMap((key) => {
      const { label } = define(key)
      const values = offeredValues(product, define(key))
      return values ? [`${inSentence(label.replace(/,.*/, ''))} ${values}`] : []
    })
    const facts = withoutBrackets([...new Set([...own, ...nouns])].join(', '))
    const name = isRecommended ? named(product) : bracketName(product.name)
    return `${name} (${[product.partNumber, facts].filter(Boolean).join(': ')})`
  }
  const parts = { what: withoutBrackets(what) }
  const group = (
    all: readonly Found<Subject>[],
    text: Parameters<typeof plural>[1],
    isMet = false,
  ) =>
    all.length
      ? plural(all.length, text, { ...parts, names: inWords(all.map((one) => said(one, isMet))) })
      : ''
  const missing = found.filter((one) => some(one, 'missed'))
  const silent = found.filter((one) => !missing.includes(one) && some(one, 'unstated'))
  const meeting = found.filter((one) => !missing.includes(one) && !silent.includes(one))
  const untaken = [...asked.unknown.filter((one) => !plain.has(one)), ...asked.demands]
  return [
    what
      ? group(meeting, texts.shownMeet, true)
      : `${inWords(found.map((one) => said(one, false)))}.`,
    what ? group(missing, texts.shownMiss) : '',
    what ? group(silent, texts.shownSilent) : '',
    sayLetters(
      found.map(({ product }) => product),
      asked,
      company,
    ),
    notTaken(untaken, turns),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Which of them go together, each pair by what it shares. */
export function composeTogether(
  { asked, fits, alone, others }: Extract<Outcome, { kind: 'together' }>,
  { turns, plain }: Knowledge,
): string {
  const numbers = (all: readonly Subject[]) =>
    withoutBrackets(inWords(all.map(({ partNumber }) => partNumber)))
  return [
    ...fits.slice(0, maxPairs).map(({ pair, fit }) => agreement(fit, numbers(pair))),
    fits.length > maxPairs ? plural(fits.length - maxPairs, texts.morePairs) : '',
    alone.length
      ? fillIn(others.length ? texts.goNotWith : texts.goWithNone, {
          names: numbers(alone),
          others: numbers(others),
        })
      : '',
    notTaken(
      asked.unknown.filter((one) => !plain.has(one)),
      turns,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

const maxPairs = 6
