import { readParts } from '#domain/catalogue/accessories.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import type { Fit } from '#domain/catalogue/fits.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { named } from './reply-words.ts'
import { asksHowMany } from './say-counts.ts'
import { sayPacks } from './say-packs.ts'
import { holding } from './say-parts-in.ts'

/**
 * Where a text asks how many of two that go together: how many come with the one, and how many more it
 * takes; and for a figure that one of them has a part of, how many of each, by the records.
 */
export function sayAmounts(
  [a, b]: readonly [Subject, Subject],
  [fit]: readonly Fit<Subject>[],
  asked: Understanding,
  { attributes }: Pick<Knowledge, 'attributes'>,
): string {
  if (!fit || !asksHowMany.test(asked.text)) return ''
  // Of the one that takes the other the fit tells how many.
  const [host, part] = takes(b, a, fit) ? [b, a] : [a, b]
  const held = fit.kind === 'place' ? holding(part, asked.requirements, attributes) : undefined
  const box = inBox(host, part)
  if (!held || held.each >= held.wanted) return box
  const count = Math.ceil(held.wanted / held.each)
  const hosts = Math.ceil(count / fit.count)
  const each = { part: part.partNumber, each: held.eachSays, host: host.partNumber, hosts }
  return [plural(count, texts.neededFor, { ...each, what: held.says }), sayPacks(part, count), box]
    .filter(Boolean)
    .join(' ')
}

const takes = (host: Subject, part: Subject, { interface: name }: Fit<Subject>): boolean =>
  placesOf(host.provides).has(name) && placesOf(part.accepts).has(name)

const placesOf = (places: unknown) =>
  new Set(
    (Array.isArray(places) ? (places as { interface?: string }[]) : []).map((one) => one.interface),
  )

function inBox(host: Subject, part: Subject): string {
  const { includes, accessories } = readParts(host)
  const isIt = ({ partNumber }: { partNumber: string }) =>
    nameKey(partNumber) === nameKey(part.partNumber)
  const own = includes.find(isIt)
  const more = accessories.find(isIt)?.maximum
  const sold = { name: named(part), part: part.partNumber }
  return [
    own
      ? plural(own.quantity ?? 1, texts.comesWith, { number: host.partNumber, part: sold.part })
      : '',
    more ? (own ? plural(more, texts.moreFit, sold) : takesUpTo(host, part, more)) : '',
    more ? sayPacks(part, more) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const takesUpTo = (host: Subject, part: Subject, count: number) =>
  fillIn(texts.takes, {
    number: host.partNumber,
    names: fillIn(texts.upTo, { name: part.partNumber, count }),
  })
