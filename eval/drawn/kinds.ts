import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { Answer } from '../ask-all.ts'
import { createRandom } from '../random.ts'
import { byTexts } from './by-texts.ts'
import { beyond } from './beyond.ts'
import { comparisons } from './comparisons.ts'
import { fitRecords } from './fit-records.ts'
import { kindFits, openFits, otherHost, pairFits } from './fits.ts'
import type { Draw, Judged, Put, Recorded } from './put.ts'
import { comparative, ordinal, partOfFound, turning, type TurnWords } from './turns.ts'
import { twoKinds } from './two-kinds.ts'

type Records = {
  products: readonly Recorded[]
  interfaces: readonly InterfaceDefinition[]
  words: TurnWords
}

/** The kinds of requests that are drawn from the records, by name. */
export function drawnKinds({ products, interfaces, words }: Records): Record<string, Draw> {
  const records = fitRecords(products, interfaces)
  const of = { products, records, words }
  return {
    'fits, a pair': pairFits(of),
    'fits, a kind': kindFits(of, false),
    'fits, a kind with a demand': kindFits(of, true),
    'fits, anything': openFits(of),
    comparisons: comparisons(products),
    'turns, added': turning('added', of),
    'turns, changed': turning('changed', of),
    'turns, dropped': turning('dropped', of),
    'turns, comparative': comparative(of),
    'turns, one of two': ordinal(of),
    'turns, part of it': partOfFound(of),
    'turns, another host': otherHost(of),
    beyond: beyond(products, words),
    'two kinds': twoKinds(of),
    'by texts': byTexts(products, words),
  }
}

/** How many replies of each kind claim what the records deny, and miss what they hold. */
export async function askKinds(
  records: Records,
  answer: Answer,
  { count, seed }: { count: number; seed: number },
): Promise<Record<string, { requests: number; violations: number; missed: number }>> {
  const counted: Awaited<ReturnType<typeof askKinds>> = {}
  for (const [name, draw] of Object.entries(drawnKinds(records))) {
    const told = await askKind(draw, answer, { count, seed, isOf: () => true })
    counted[name] = {
      requests: told.length,
      violations: told.filter(({ violations }) => violations.length > 0).length,
      missed: told.filter(({ isMissed }) => isMissed).length,
    }
  }
  return counted
}

export type Told = Judged & { turns: string[]; reply: string }

/** Puts so many of a kind, of the forms that `isOf` chooses by their places. */
export async function askKind(
  draw: Draw,
  answer: Answer,
  { count, seed, isOf }: { count: number; seed: number; isOf: (place: number) => boolean },
): Promise<Told[]> {
  const random = createRandom(seed)
  const told: Told[] = []
  for (let tries = 0; told.length < count && tries < count * 30; tries++) {
    let put: Put | undefined = draw(random, isOf)
    if (!put) continue
    let reply = await answer(put.turns)
    if (put.goesOn) {
      put = put.goesOn(reply)
      if (!put) continue
      reply = await answer(put.turns)
    }
    told.push({ turns: put.turns, reply, ...put.judge(reply) })
  }
  return told
}
