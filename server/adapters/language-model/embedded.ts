import { customerMessage } from '#domain/chat/prompt.ts'
import type { Recommender } from '#domain/chat/recommender.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'

/** The recommender as a language model: it reads the visitor's own words and knows the catalogue itself. */
export function embeddedModel(recommender: () => Promise<Recommender>): LanguageModel {
  return {
    async reply(messages) {
      const turns = messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => customerMessage(content))
      try {
        return { ok: true, reply: (await recommender())(turns).reply, tokens: 0 }
      } catch {
        return { ok: false, failure: 'unavailable' }
      }
    },
  }
}
