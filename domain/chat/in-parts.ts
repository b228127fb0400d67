import type { Beside } from '#domain/finding/besides.ts'
import type { Asked } from '#domain/finding/find.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { parted } from './parted.ts'
import { fieldsOf } from './stated-facts.ts'
import { createTogether } from './together.ts'

type Parts = Extract<Outcome, { kind: 'parts' }>

/** Of many that meet what is asked, the likeliest. */
const maxLookedAt = 200

type Recommending = {
  /** With `among`, of these alone. */
  recommend: (asked: Asked<Subject>, most?: number, among?: ReadonlySet<Subject>) => Outcome
  /** All that meet what is asked, the likeliest first. */
  fitting: (asked: Asked<Subject>) => Subject[]
}

/**
 * 'A post with two bulbs and the arm for it': each kind is read by its own words and answered by
 * itself, of what goes together by the records where anything does. Undefined where one thing is
 * asked for, or a demand would be lost between the parts.
 */
export function createInParts(
  knowledge: Knowledge,
  { recommend, fitting }: Recommending,
): (asked: Asked<Subject>) => Parts | undefined {
  const { finder } = knowledge
  const { between, partnersOf } = createTogether(knowledge)

  return ({ understanding: read, numbers, unnamed }) => {
    const understanding = unnamed ?? read
    const { besides, isContinued } = understanding
    const isNumbered = numbers.length > 0 && !unnamed
    if (besides.length === 0 || isNumbered || isContinued || isOfWords(understanding))
      return undefined
    const texts = [sharedTexts(understanding), ownTexts(understanding)]
    for (const own of texts) {
      const asked = own?.map((text) => finder.read(text))
      if (!asked?.every(isOfKind) || !isWhole(understanding, asked)) continue
      const answer = answered(asked, understanding)
      const isMet = answer.parts.every(({ outcome }) => outcome.kind === 'products')
      // What is said beside both is of the last alone where nothing else can be.
      if (isMet || own === texts.at(-1)) return answer
    }
    return undefined
  }

  function answered(asked: Asked<Subject>[], { besides }: Understanding): Parts {
    const among = goingTogether(asked)
    const parts = asked.map((one, at) => ({
      says: one.understanding.kinds[0]!.says,
      asked: one,
      outcome: recommend(one, 1, among?.[at]),
    }))
    const named = parts.map(({ outcome }) =>
      outcome.kind === 'products' ? outcome.found[0]?.product : undefined,
    )
    const isJoined = (beside: Beside) =>
      beside.isInto ?? asked.some(({ understanding: one }) => one.pointsBack || one.wantsFit)
    const pairs = besides.flatMap((beside, at) => {
      const [first, one] = [named[0], named[at + 1]]
      return first && one ? [{ pair: [first, one] as [Subject, Subject], beside }] : []
    })
    const [going, not] = parted(pairs, ({ pair }) => between(...pair).length > 0)
    return {
      kind: 'parts',
      parts,
      fits: going.map(({ pair }) => ({ pair, fit: between(...pair)[0]! })),
      apart: not.flatMap(({ pair, beside }) => (isJoined(beside) ? [pair] : [])),
    }
  }

  /** Of each part, one that goes with the others; undefined where nothing that meets all does. */
  function goingTogether(asked: readonly Asked<Subject>[]): ReadonlySet<Subject>[] | undefined {
    const [first = [], ...others] = asked.map(fitting)
    for (const one of first.slice(0, maxLookedAt)) {
      const own = partnersOf([one])
      const going = others.map((all) => all.filter((other) => own.has(other)))
      if (going.every((all) => all.length > 0))
        return [new Set([one]), ...going.map((all) => new Set(all))]
    }
    return undefined
  }
}

/** Two things are set side by side, or a word or document of theirs is asked for. */
const isOfWords = (one: Understanding) =>
  one.wantsComparison || one.wantsMeaning || one.wantsDocument || one.wantsPeople

const isOfKind = ({ understanding: { kinds }, numbers }: Asked<Subject>) =>
  kinds.length > 0 && numbers.length === 0

/** Each with the words from where it begins to where the next does. */
function ownTexts({ text, besides }: Understanding): string[] {
  return [{ from: 0 }, ...besides].map(({ from }, at) => text.slice(from, besides[at]?.ends))
}

/** Two that only an 'and' joins, each with what is said before and behind both. */
function sharedTexts({ text, besides: [beside, ...more] }: Understanding): string[] | undefined {
  const shared = more.length ? undefined : beside?.shared
  return shared && bothOf(text, { ...beside!, shared })
}

function bothOf(
  text: string,
  { ends, from, shared }: Beside & { shared: NonNullable<Beside['shared']> },
) {
  return [
    text.slice(0, ends) + text.slice(shared.to),
    text.slice(0, shared.from) + text.slice(from),
  ]
}

/** Each demand of the whole is one of a part's. */
function isWhole({ requirements }: Understanding, parts: readonly Asked<Subject>[]): boolean {
  const own = parts.flatMap(({ understanding }) => understanding.requirements)
  return requirements.every(
    (one) =>
      one.isGuess ||
      own.some(
        (other) =>
          other.not === one.not &&
          other.test.type === one.test.type &&
          fieldsOf(other).some((key) => fieldsOf(one).includes(key)),
      ),
  )
}
