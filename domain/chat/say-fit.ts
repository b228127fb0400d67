import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import { agreement } from './agreement.ts'
import { saysTogether } from './compose-parts.ts'
import { asksWhether } from './fit-of-described.ts'
import { asksHowMany } from './say-counts.ts'
import type { Outcome, Subject } from './outcome.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'

type FitOutcome = Extract<Outcome, { kind: 'fit' }>

/** Whether two go together; where not, why not, and with what the first does. */
export function sayFit({
  products: [a, b],
  fits,
  instead,
  needs = [],
  mismatch,
  named: own,
  inPlace = [],
  asked,
}: FitOutcome): string {
  const [found] = fits
  const pair = numbered([a, b])
  if (!found) {
    const goesWith = ({ partNumber: number }: Subject, all: readonly Subject[]) =>
      all.length ? ` ${fillIn(texts.instead, { number, names: numbered(all) })}` : ''
    const others = goesWith(a, instead) + goesWith(b, inPlace)
    const why = mismatch
      ? mustNotMate(mismatch)
      : own
        ? fillIn(texts.namesOther, {
            pair,
            number: own.number,
            place: withoutBrackets(own.interface),
          })
        : fillIn(texts.shareNothing, { pair })
    return `${why}${others}`
  }
  const besides = needs.length ? ` ${fillIn(texts.needBesides, { names: numbered(needs) })}` : ''
  const isWhether = !asked || !asksHowMany.test(asked.text) || asksWhether.test(asked.text)
  return `${isWhether ? agreement(found, pair) : saysTogether(found, pair)}${besides}`
}

function mustNotMate({ part, host, plug, port, why }: NonNullable<FitOutcome['mismatch']>) {
  const pair = numbered([part, host])
  const ends = { plug: withoutBrackets(plug), port: withoutBrackets(port) }
  return fillIn(texts.mustNotMate, { pair, ...ends, why: withoutBrackets(why) })
}

const numbered = (products: readonly Subject[]) =>
  inWords(products.map((one) => `${named(one)} (${one.partNumber})`))
