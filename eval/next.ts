import { createActClassifier } from '#capabilities/assistant/act-classifier.ts'
import weights from '#capabilities/assistant/act-weights.json' with { type: 'json' }
import { createAssistant } from '#capabilities/assistant/assistant.ts'
import { filePath, pageSearch, sitePages } from '#app/features/search/site-pages.server.ts'
import { assistantKnowledge } from './assistant-knowledge.ts'
import { createEngine as createSite, type Engine } from './engine.ts'

/** The site with the assistant that is to replace today's. */
export async function createEngine(): Promise<Engine> {
  const site = await createSite()
  const items: never[] = []
  const { find } = await pageSearch({ list: () => ({ items }) } as never)
  const knowledge = await assistantKnowledge(find, { pages: sitePages(items), filePath })
  const { reply } = createAssistant(knowledge, createActClassifier(weights))
  return { ...site, reply: (turns) => Promise.resolve(reply(turns)) }
}
