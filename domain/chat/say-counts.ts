import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import { maxNamed, type Knowledge, type Subject } from './outcome.ts'
import { inWords } from './reply-words.ts'
import { sayPacks } from './say-packs.ts'

export const asksHowMany = /\bhow many\b/

/**
 * Where a text asks how many: so many of these each of those has room for, by the records, whichever
 * of them takes the other.
 */
export function sayCounts(
  text: string,
  found: readonly Subject[],
  partners: readonly Subject[],
  knowledge: Pick<Knowledge, 'takenBy' | 'partsOf'>,
): string {
  if (!asksHowMany.test(text)) return ''
  const these = found.slice(0, maxNamed)
  const those = partners.slice(0, maxNamed)
  return [
    ...those.map((host) => taken(host, these, knowledge)),
    ...these.map((host) => taken(host, those, knowledge)),
  ]
    .filter(Boolean)
    .join(' ')
}

function taken(
  host: Subject,
  parts: readonly Subject[],
  { takenBy, partsOf }: Pick<Knowledge, 'takenBy' | 'partsOf'>,
): string {
  const fits = [...takenBy(host), ...partsOf(host)].filter(({ kind }) => kind === 'place')
  const counted = parts.flatMap((part) => {
    const fit = fits.find(({ product }) => product === part)
    // What may be bought with it and says no amount is not counted.
    const isCounted = fit && (fit.interface !== '' || fit.count > 1)
    return isCounted ? { part, count: fit.count } : []
  })
  if (counted.length === 0) return ''
  const names = counted.map(({ part, count }) =>
    fillIn(texts.upTo, { name: part.partNumber, count }),
  )
  return [
    fillIn(texts.takes, { number: host.partNumber, names: inWords(names) }),
    ...counted.map(({ part, count }) => sayPacks(part, count)),
  ]
    .filter(Boolean)
    .join(' ')
}
