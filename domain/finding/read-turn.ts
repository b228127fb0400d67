import type { Item } from './read-items.ts'
import { keyOfText } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a turn says of what was asked or answered before it. */
export type TurnWords = {
  /** Attributes that matter no more: 'forget the color', 'any color will do'. */
  waives: string[]
  /** Less or more of an attribute than what was named has: 'and shorter?'. */
  relatives: Relative[]
  /** Which of those that were named: 'the second one' is 1, 'the other one' the last. */
  ordinal?: number
}

export type Relative = {
  says: string
  end: 'less' | 'more'
  keys: string[]
  from: number
  to: number
}

type Stretch = { from: number; to: number }

/** Words between a comparative and the attribute that it is of: 'lower insertion loss'. */
const reach = 3

/** The words of a turn that mean something by what came before it. */
export function createTurnReader({
  comparatives = {},
  ordinals = {},
  waiveAround = [],
}: Pick<Vocabulary, 'comparatives' | 'ordinals' | 'waiveAround'>) {
  const around = waiveAround.map(([first, last]) => [keyOfText(first), keyOfText(last)] as const)
  const byKey = new Map(Object.entries(comparatives).map(([said, one]) => [keyOfText(said), one]))
  const places = new Map(Object.entries(ordinals).map(([said, place]) => [keyOfText(said), place]))

  return (items: readonly Item[]): TurnWords & { waived: Stretch[] } => {
    const waived = clausesOf(items).filter((clause) => clause.some(isWaive) || isAround(clause))
    const anyOf = items.flatMap(({ meaning }, at) =>
      items[at - 1]?.meaning?.isAny && meaning?.nouns ? meaning.nouns : [],
    )
    const relatives = items.flatMap((_, at) => relativeAt(items, at) ?? [])
    const ordinal = ordinalIn(items)
    return {
      waives: [...new Set([...waived.flat().flatMap(attributesOf), ...anyOf])],
      waived: waived.map((clause) => ({ from: clause[0]!.from, to: clause.at(-1)!.to })),
      relatives,
      ...(ordinal !== undefined && { ordinal }),
    }
  }

  /** 'Leave the color open.' */
  function isAround(clause: readonly Item[]): boolean {
    return around.some(([first, last]) => {
      const at = clause.findIndex(({ key }) => key === first)
      return at >= 0 && clause.slice(at).some(({ key }) => key === last)
    })
  }

  function relativeAt(items: readonly Item[], at: number): Relative | undefined {
    const item = items[at]!
    const isThan = item.key.endsWith(' than')
    const meant = byKey.get(isThan ? item.key.slice(0, -' than'.length) : item.key)
    if (!meant) return undefined
    const behind = items.slice(at + 1, at + 1 + reach)
    // 'Shorter than 3 m' says how short itself.
    if (behind.some(({ type }) => type === 'number') || items[at - 1]?.type === 'unit')
      return undefined
    const end = behind.findIndex(({ type }) => type === 'break')
    const noun = behind.slice(0, end < 0 ? undefined : end).find(isMeasure)
    // 'Which weighs less?'
    const named = noun ?? (end === 0 || behind.length === 0 ? measureBefore(items, at) : undefined)
    const keys = named?.meaning?.nouns ?? meant.of
    if (!keys?.length) return undefined
    const from = named && !noun ? named.from : item.from
    const { to } = item
    return { says: item.text.replace(/ than$/, ''), end: meant.end, keys, from, to: noun?.to ?? to }
  }

  function ordinalIn(items: readonly Item[]): number | undefined {
    const text = ` ${items.map(({ key, type }) => (type === 'break' ? '|' : key)).join(' ')} `
    for (const [said, place] of places) {
      if (text.includes(` ${said} `)) return place
    }
    return undefined
  }
}

const isMeasure = ({ meaning }: Item) => Boolean(meaning?.nouns && !meaning.kind)

/** But in '5 sockets more' they are counted. */
function measureBefore(items: readonly Item[], at: number): Item | undefined {
  const [figure, measure] = [items[at - 2], items[at - 1]]
  return measure && isMeasure(measure) && figure?.type !== 'number' ? measure : undefined
}

const isWaive = ({ meaning }: Item) => meaning?.word === 'waive'

function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]]
  for (const item of items) {
    if (item.type === 'break') clauses.push([])
    else clauses.at(-1)!.push(item)
  }
  return clauses.filter(({ length }) => length > 0)
}

/** What a word names, or states of: 'the polish', 'APC'. */
function attributesOf({ meaning }: Item): string[] {
  return [...(meaning?.nouns ?? []), ...(meaning?.isPiece ? [] : (meaning?.values?.keys() ?? []))]
}
