import { searchCatalogue } from '#capabilities/assistant/tools/search-catalogue.ts'
import type { ToolSite } from '#capabilities/assistant/tools/tool-site.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { LiveKnowledge } from '#server/knowledge/live-knowledge.ts'

type Sources = {
  url: string
  live: Pick<LiveCatalogue, 'current'>
  knowledge: Pick<LiveKnowledge, 'list' | 'search' | 'textOf'>
}

/** The site as tools read it at the moment of a call. */
export function createToolSite({ url, live, knowledge }: Sources): () => ToolSite {
  return () => {
    const snapshot = live.current()
    return {
      ...snapshot,
      url,
      knowledge,
      textOf: knowledge.textOf,
      searchCatalogue: searchCatalogue(snapshot),
      now: Date.now,
    }
  }
}
