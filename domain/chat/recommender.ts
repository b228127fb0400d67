import type { Asked } from '#domain/finding/find.ts'
import { normalize } from '#domain/finding/tokens.ts'
import { composeReply } from './compose-reply.ts'
import { refine } from './converse.ts'
import { offLimits } from './guard.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createRecommend } from './recommend.ts'
import { createSpecialAnswers } from './special-answers.ts'

export type Recommendation = { reply: string; outcome: Outcome }
export type Recommender = {
  /** `about` is the product whose page is open: 'this one' means it. */
  (turns: readonly string[], about?: Subject): Recommendation
  /** What the turns ask for, taken together. */
  read: (turns: readonly string[], about?: Subject) => Asked<Subject>
}

const maxTurns = 12

/**
 * Answers from the records alone. `turns` are the visitor's own, the last one is answered; what
 * they asked for before still holds where it was not said anew.
 */
export function createRecommender(knowledge: Knowledge): Recommender {
  const { finder } = knowledge
  const ids = new Map(knowledge.products.map((product, id) => [product, id]))
  const special = createSpecialAnswers(knowledge)
  const { recommend, supply } = createRecommend(knowledge)

  // Refused turns leave no trace in what is wanted.
  const read = (turns: readonly string[], about?: Subject) =>
    turns
      .slice(-maxTurns)
      .filter((turn, i, all) => i === all.length - 1 || !isRefused(turn))
      .map((turn) => withPage(finder.read(turn), about))
      .reduce((before, turn) => refine(before, turn))
  const recommendFor = (turns: readonly string[], about?: Subject) => {
    const outcome = outcomeOf(turns, about)
    return { outcome, reply: composeReply(outcome, knowledge) }
  }
  return Object.assign(recommendFor, { read })

  /** 'Does this fit A?' names two. */
  function withPage(asked: Asked<Subject>, about: Subject | undefined): Asked<Subject> {
    const id = about && asked.understanding.meansThis ? ids.get(about) : undefined
    if (id === undefined || asked.numbers.some(({ product }) => product === about)) return asked
    const { partNumber } = about!
    return {
      ...asked,
      numbers: [
        { id, match: 'exact', partNumber, written: partNumber, product: about! },
        ...asked.numbers,
      ],
    }
  }

  function outcomeOf(turns: readonly string[], about: Subject | undefined): Outcome {
    const last = turns.at(-1)
    if (!last?.trim()) return { kind: 'question' }
    const limit = offLimits(normalize(last))
    if (limit && limit !== 'commercial') return { kind: 'refusal', reason: limit }
    const asked = read(turns, about)
    if (limit) return supply(asked)
    return special(asked) ?? recommend(asked)
  }
}

function isRefused(turn: string): boolean {
  const limit = offLimits(normalize(turn))
  return limit !== undefined && limit !== 'commercial'
}
