import { customerMessage } from '#domain/chat/prompt.ts'
import type { Assistant } from '#domain/chat/assistant.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'

/** The recommender as a language model: it reads the visitor's own words and knows the catalogue itself. */
export function embeddedModel(
  assistant: () => Promise<Pick<Assistant, 'recommend' | 'pageAt'>>,
): LanguageModel {
  return {
    async reply(messages, { page = '', onText } = {}) {
      const turns = messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => customerMessage(content))
      try {
        const { recommend, pageAt } = await assistant()
        const { reply } = recommend(turns, pageAt(page))
        onText?.(reply)
        return { ok: true, reply, tokens: 0 }
      } catch {
        return { ok: false, failure: 'unavailable' }
      }
    },
  }
}
