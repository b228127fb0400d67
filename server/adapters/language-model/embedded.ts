import type { Logger } from 'pino'
import type { LanguageModel } from '#server/ports/language-model.ts'

type Options = {
  log: Pick<Logger, 'error'>
  /** The visitor's own words of what a browser sent. */
  customerMessage?: (content: string) => string
}

/** Our own assistant as a language model: it reads the visitor's own words and knows the catalogue itself. */
export function embeddedModel(
  answer: (turns: readonly string[], page: string) => Promise<string>,
  { log, customerMessage = (content) => content }: Options,
): LanguageModel {
  return {
    async reply(messages, { page = '', onText } = {}) {
      try {
        const turns = messages
          .filter(({ role }) => role === 'user')
          .map(({ content }) => customerMessage(content))
        const reply = await answer(turns, page)
        onText?.(reply)
        return { ok: true, reply, tokens: 0 }
      } catch (error) {
        log.error({ err: error }, 'assistant: our own rules failed')
        return { ok: false, failure: 'unavailable' }
      }
    },
  }
}
