import type { Logger } from 'pino'
import type { DependencyState } from '#server/http/health.ts'
import type { LanguageModel, ModelReply } from '#server/ports/language-model.ts'

type Options = { log: Pick<Logger, 'info' | 'warn'>; now?: () => number }

/** In a row. */
const maxFailures = 3
/** What is known of a hosted model by what it answered last: nobody asks it but visitors. */
export type ModelState = DependencyState & {
  /** Answers in a row that it failed to give, for whatever reason. */
  failures: number
}

/** Well again within half a minute, whatever a question takes. */
const restMilliseconds = 20_000

/**
 * A model that rests for a while once it has failed several times in a row: until then each visitor
 * would wait for nothing before our own rules answer. Then one question tries it, and the others
 * wait for what comes of that no longer than before.
 */
export function withBreaker(
  model: LanguageModel,
  { log, now = Date.now }: Options,
): LanguageModel & { state: () => ModelState } {
  let failures = 0
  let unanswered = 0
  let restsUntil = 0
  let isTried = false

  function note(answer: ModelReply): void {
    if (answer.ok) unanswered = 0
    else if (answer.failure !== 'abandoned') unanswered += 1
    if (!answer.ok && !isDown(answer)) return
    if (answer.ok) {
      if (failures >= maxFailures) log.info('assistant: the hosted model answers again')
      failures = 0
      return
    }
    failures += 1
    restsUntil = now() + restMilliseconds
    if (failures !== maxFailures) return
    const { failure } = answer
    log.warn({ failure, failures }, 'assistant: the hosted model fails, our own rules answer')
  }

  return {
    async reply(messages, asking) {
      const isResting = failures >= maxFailures
      if (isResting && (isTried || now() < restsUntil)) return { ok: false, failure: 'unavailable' }
      isTried = isResting
      try {
        const answer = await model.reply(messages, asking)
        note(answer)
        return answer
      } finally {
        if (isResting) isTried = false
      }
    },
    state: () => ({
      status: unanswered === 0 ? 'ok' : unanswered < maxFailures ? 'stale' : 'unavailable',
      failures: unanswered,
    }),
  }
}

/** Not what a question brought about itself: what a service answers 4xx is an answer. */
function isDown({ failure, status }: Extract<ModelReply, { ok: false }>): boolean {
  return failure === 'timeout' || (failure === 'unavailable' && (status ?? 500) >= 500)
}
