import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'

/** What is said of products, in words; empty where there is nothing to say. */
export type Findings = {
  names: string
  count: number
  met: string
  host: string
  unstated: string
  /** Of what is not stated, something is a figure. */
  isFigure: boolean
  apart: string
}

/** That products meet what was asked, or go with what was named. */
export function sayFitting({ names, count, met, host }: Findings): string {
  if (met && host) return plural(count, texts.meetsAndGoes, { names, what: met, host })
  if (met) return plural(count, texts.meets, { names, what: met })
  return host
    ? plural(count, texts.goesWith, { names, host })
    : plural(count, texts.nearestOf, { names })
}

/** Nobody may claim what no record states, nor what was not read. */
export function sayNearest({
  names,
  count,
  met,
  host,
  unstated,
  isFigure,
  apart,
}: Findings): string {
  let said = met
    ? plural(count, texts.comesNearestMeeting, { names, what: met })
    : plural(count, texts.comesNearest, { names })
  if (host) said = plural(count, texts.alsoGoes, { said, host })
  // A figure that is not stated is not met; a word may be a matter of course.
  if (unstated && isFigure) said = plural(count, texts.notStatedToMeet, { said, what: unstated })
  else if (unstated) said = plural(count, texts.recordSilent, { said, what: unstated })
  if (apart) said = plural(count, texts.doesNotGo, { said, host: apart })
  return fillIn(texts.sentence, { said })
}

/** What a record states, of one of its versions by that one’s number. */
export function factsSaid(facts: string, number: string | undefined): string {
  if (!number) return facts
  return facts
    ? fillIn(texts.asVersionWith, { number, facts })
    : fillIn(texts.asVersion, { number })
}
