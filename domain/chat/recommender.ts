import type { Asked } from '#domain/finding/find.ts'
import { normalize } from '#domain/finding/tokens.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import { createAnsweredBefore } from './answered-before.ts'
import type { NameReader } from './called-by-name.ts'
import { composeReply } from './compose-reply.ts'
import { refine } from './converse.ts'
import { createEachOfSame } from './each-of-same.ts'
import { firstWords } from './first-words.ts'
import { offLimits } from './guard.ts'
import { createInParts } from './in-parts.ts'
import { createLastGate } from './last-gate.ts'
import { meaningAsked } from './meaning-asked.ts'
import { another, createOfDescribed } from './of-described.ts'
import { createOfOwned } from './of-owned.ts'
import { createOfSides } from './of-sides.ts'
import { createOfShown } from './of-shown.ts'
import { createOpenlyAsked } from './openly-asked.ts'
import { isOffTrade } from './off-trade.ts'
import { createOnPage, isOfNothing, type Page } from './on-page.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createRecommend } from './recommend.ts'
import { createSpecialAnswers } from './special-answers.ts'
import { createStrayTurn } from './stray-turn.ts'
import { createTimeLimit } from './time-limit.ts'
import { createTranslator } from './translate-turn.ts'
import { createWithoutNotices } from './without-notices.ts'

export type Recommendation = { reply: string; outcome: Outcome }
export type Recommender = {
  /** `page` is what the visitor has open. */
  (turns: readonly string[], page?: Page): Recommendation
  /** What the turns ask for, taken together. */
  read: (turns: readonly string[], page?: Page) => Asked<Subject>
}

const maxTurns = 12
/** So much of a question is searched plainly where answering it took too long. */
const maxPlainLength = 500

/**
 * Answers from the records alone. `turns` are the visitor's own, the last one is answered; what
 * they asked for before still holds where it was not said anew.
 */
export function createRecommender(knowledge: Knowledge, readNamed: NameReader): Recommender {
  const { finder, limits, translations, inThoughts } = knowledge
  const inEnglish = createTranslator(translations)
  const withoutNotices = createWithoutNotices(knowledge.orders)
  const { withMeant, withPage } = createOnPage(knowledge)
  const special = createSpecialAnswers(knowledge)
  const { recommend, fitting, supply } = createRecommend(knowledge)
  const inParts = createInParts(knowledge, { recommend, fitting })
  const lastGate = createLastGate(knowledge)
  const gate = (given: Outcome, asked: Asked<Subject>): Outcome => {
    const outcome = lastGate(given, asked)
    return outcome.kind === 'fit' ? { ...outcome, asked: asked.understanding } : outcome
  }
  const { ofOwned, partOfNamed, hostOfNamed } = createOfOwned(knowledge, readNamed)
  const { ofDescribed, ofSibling, described } = createOfDescribed(knowledge, readNamed, fitting)
  const ofSides = createOfSides(knowledge, readNamed, described)
  const timeLimit = createTimeLimit(knowledge.clock)
  const answerOne = (asked: Asked<Subject>): Outcome => {
    for (const answerer of [ofDescribed, ofSides, special, inParts]) {
      timeLimit.check()
      const outcome = answerer(asked)
      if (outcome) return outcome
    }
    timeLimit.check()
    return recommend(asked)
  }
  const eachOfSame = createEachOfSame(finder.read, answerOne)
  const answer = (asked: Asked<Subject>) => gate(eachOfSame(asked) ?? answerOne(asked), asked)
  const openlyAsked = createOpenlyAsked(knowledge)
  const answeredBefore = createAnsweredBefore(knowledge, answer)
  const ofShown = createOfShown(knowledge)
  const isStray = createStrayTurn(knowledge, answer, answeredBefore.named)

  // Refused turns leave no trace in what is wanted, nor does a question about a word in between.
  const read = (turns: readonly string[], page?: Page) => {
    const own = turns
      .slice(-maxTurns)
      .map(withoutNotices)
      .filter((turn, i, all) => i === all.length - 1 || !isRefused(turn))
      .flatMap((turn, i) => inThoughts(inEnglish(turn), i > 0))
    let asked: Asked<Subject> | undefined
    for (const [i, { text, isSecond }] of own.entries()) {
      timeLimit.check()
      const isOfSupply = offLimits(normalize(text), limits) === 'commercial'
      const said = readNamed(text, { isLater: i > 0, isOfSupply })
      const next = withMeant(isSecond ? correcting(said) : said, page, asked)
      const isAside =
        i < own.length - 1 &&
        (meaningAsked(next, knowledge) !== undefined ||
          (asked && !isSecond && isStray(next, asked)))
      if (!asked) asked = next
      else if (!isAside) {
        const going = answeredBefore(asked, next)
        const refined = refine(going.before, going.turn)
        asked = isSecond ? tellingTakenBack(asked, refined) : refined
      }
    }
    return asked!
  }
  const recommendFor = (all: readonly string[], page?: Page) => {
    const heads = all.map(firstWords)
    const turns = heads.map(({ text }) => text)
    const outcome = timeLimit.within(
      () => outcomeOf(turns, page),
      () => plainly(turns),
    )
    const reply = composeReply(outcome, { ...knowledge, turns })
    const words = heads.at(-1)?.words
    return { outcome, reply: words ? `${reply} ${plural(words, texts.readFirst)}` : reply }
  }
  return Object.assign(recommendFor, {
    read: (all: readonly string[], page?: Page) => {
      const turns = all.map((turn) => firstWords(turn).text)
      return timeLimit.within(
        () => read(turns, page),
        () => readPlainly(turns),
      )
    },
  })

  /** Reads the last turn alone, and no more of it than a search takes. */
  function readPlainly(turns: readonly string[]): Asked<Subject> {
    return finder.read(turns.at(-1)!.slice(0, maxPlainLength))
  }

  function plainly(turns: readonly string[]): Outcome {
    const asked = readPlainly(turns)
    return gate(recommend(asked), asked)
  }

  function outcomeOf(all: readonly string[], page: Page | undefined): Outcome {
    const turns = all.map(withoutNotices)
    const last = turns.at(-1)
    if (!last?.trim()) return { kind: 'question' }
    const limit = offLimits(normalize(all.at(-1)!), limits)
    if (limit && limit !== 'commercial') return { kind: 'refusal', reason: limit }
    const asked = read(turns, page)
    if (limit) return gate(supplied(asked, page), asked)
    const shown = page && ofShown(asked, page)
    if (shown) return shown
    const ofFamily = page && 'family' in page ? withPage(asked, page) : asked
    if (ofFamily !== asked && asked.understanding.requirements.length) {
      const first = gate(recommend(ofFamily), ofFamily)
      if (first.kind === 'products' && first.found.every(({ fits }) => fits)) return first
    }
    const later =
      turns.length > 1 ? (siblingAsked(turns, page) ?? partAsked(turns, page)) : undefined
    if (later) return later
    if (turns.length > 1 && addsNothing(turns, page))
      return { kind: 'refusal', reason: 'off-topic' }
    timeLimit.check()
    const part = (turns.length > 1 ? undefined : ofOwned(inEnglish(last))) ?? openlyAsked(asked)
    const outcome = part ? gate(part, asked) : answer(asked)
    if (page && isOfNothing(asked, outcome)) {
      const ofPage = withPage(asked, page)
      return ofShown(ofPage, page) ?? answer(ofPage)
    }
    return isOffTrade(outcome, asked, knowledge)
      ? { kind: 'refusal', reason: 'off-topic' }
      : outcome
  }

  /** 'And the red one, is that of brass?' */
  function siblingAsked(turns: readonly string[], page: Page | undefined): Outcome | undefined {
    const text = normalize(inEnglish(turns.at(-1)!))
    return another.test(text) ? ofSibling(text, outcomeOf(turns.slice(0, -1), page)) : undefined
  }

  /** 'What do I cast into the concrete for it?', of what was answered before. */
  function partAsked(turns: readonly string[], page: Page | undefined): Outcome | undefined {
    const before = read(turns.slice(0, -1), page)
    const turn = readNamed(inEnglish(turns.at(-1)!), { isLater: true })
    const pieces = [...new Set(before.numbers.map(({ product }) => product))]
    const named = pieces.length === 1 ? pieces : answeredBefore.named(before)
    const part = partOfNamed(named, turn)
    if (part) return gate(part, read(turns, page))
    const whole = () => readNamed(inEnglish(turns.join(' ')), { isLater: true })
    const open = hostOfNamed(named, turn, whole) ?? openlyAsked.ofNamed(named, turn, whole)
    // What was asked before is borne by what was named.
    return open && gate(open, turn)
  }

  function addsNothing(turns: readonly string[], page: Page | undefined): boolean {
    const turn = readNamed(inEnglish(turns.at(-1)!), { isLater: true })
    return isStray(turn, read(turns.slice(0, -1), page))
  }

  function isRefused(turn: string): boolean {
    const limit = offLimits(normalize(turn), limits)
    return limit !== undefined && limit !== 'commercial'
  }

  function supplied(asked: Asked<Subject>, page: Page | undefined): Outcome {
    const parts = inParts(asked)
    if (parts) return { ...parts, toSupply: true }
    const part = openlyAsked(asked)
    if (part?.kind === 'products') return { ...part, toSupply: { documents: false } }
    const outcome = supply(asked)
    const isOfPage = page && asked.numbers.length === 0 && outcome.kind !== 'supply'
    return isOfPage ? supply(withPage(asked, page)) : outcome
  }
}

/** What it says goes on from what was asked before, whatever it names. */
function correcting(asked: Asked<Subject>): Asked<Subject> {
  return { ...asked, understanding: { ...asked.understanding, corrects: true } }
}

/** A figure that was taken back in the same breath is told as not taken into account. */
function tellingTakenBack(before: Asked<Subject>, after: Asked<Subject>): Asked<Subject> {
  const { requirements, demands } = after.understanding
  const told = before.understanding.requirements.filter(
    ({ test, isGuess, says }) =>
      test.type === 'number' && !isGuess && !requirements.some((one) => one.says === says),
  )
  return {
    ...after,
    understanding: {
      ...after.understanding,
      demands: [...demands, ...told.map(({ says }) => says)],
    },
  }
}
