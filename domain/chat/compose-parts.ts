import type { Fit } from '#domain/catalogue/fits.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Outcome, Subject } from './outcome.ts'
import { inWords, withoutBrackets } from './reply-words.ts'

/** Each part by itself, then how what is named for them goes together. */
export function composeParts(
  { parts, fits, apart }: Extract<Outcome, { kind: 'parts' }>,
  compose: (outcome: Outcome) => string,
): string {
  const said = parts.map((one) =>
    fillIn(texts.ofPart, { kind: withoutBrackets(one.says), said: compose(one.outcome) }),
  )
  const together = fits.map(({ pair, fit }) => saysTogether(fit, numbersOf(pair)))
  const not = apart.map((pair) => fillIn(texts.partsApart, { pair: numbersOf(pair) }))
  return [...said, ...together, ...not].join(' ')
}

/** How two go together, where it is not asked whether they do. */
export function saysTogether(fit: Fit<Subject>, pair: string): string {
  const own = { pair, place: withoutBrackets(fit.interface) }
  if (!fit.interface) return fillIn(texts.partIsAccessory, own)
  return fit.kind === 'mating'
    ? fillIn(texts.partsMate, own)
    : plural(fit.count, texts.partsGoTogether, own)
}

/** Their names stand in the parts already. */
const numbersOf = (pair: readonly Subject[]) =>
  withoutBrackets(inWords(pair.map(({ partNumber }) => partNumber)))
