import type { Logger } from 'pino'
import type { Assistant } from '#domain/chat/assistant.ts'
import type { Recommendation } from '#domain/chat/recommender.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'

export type ExcerptFor = (
  asked: Understanding,
  outcome: Recommendation['outcome'],
) => Promise<string | undefined>

type Options = {
  log: Pick<Logger, 'error'>
  /** What a document says of what was asked. */
  excerptFor?: ExcerptFor | undefined
  /** The visitor's own words of what a browser sent. */
  customerMessage?: (content: string) => string
  /** Answers what names a product that the catalogue no longer has. */
  formerly?: (text: string) => string | undefined
}

/** The recommender as a language model: it reads the visitor's own words and knows the catalogue itself. */
export function embeddedModel(
  assistant: () => Promise<Pick<Assistant, 'recommend' | 'pageAt'>>,
  {
    log,
    excerptFor = () => Promise.resolve(undefined),
    customerMessage = (content) => content,
    formerly = () => undefined,
  }: Options,
): LanguageModel {
  return {
    async reply(messages, { page = '', onText } = {}) {
      const turns = messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => customerMessage(content))
      try {
        const former = formerly(turns.at(-1) ?? '')
        if (former) {
          onText?.(former)
          return { ok: true, reply: former, tokens: 0 }
        }
        const { recommend, pageAt } = await assistant()
        const open = await pageAt(page)
        const { reply: own, outcome } = recommend(turns, open)
        const asked = turns.length ? recommend.read(turns, open) : undefined
        const excerpt = asked && (await excerptFor(asked.understanding, outcome))
        // Where nothing else was found it is the answer.
        const isAnswer = outcome.kind === 'question' || outcome.kind === 'refusal'
        const reply = excerpt && isAnswer ? excerpt : [excerpt, own].filter(Boolean).join(' ')
        onText?.(reply)
        return { ok: true, reply, tokens: 0 }
      } catch (error) {
        log.error({ err: error }, 'assistant: our own rules failed')
        return { ok: false, failure: 'unavailable' }
      }
    },
  }
}
