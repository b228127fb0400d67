import { documentFacts } from '#app/features/knowledge/document-facts.ts'
import { listWithin } from '#app/features/knowledge/list-within.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

/** What the reader asks of the document that it has been given the address of. */
export async function respond({ site, url }: PageArgs) {
  const list = await listWithin(site.knowledge.list)
  if (typeof list === 'string') return dataAnswer({}, { status: 503 })
  const origins = [new URL(site.url).origin, url.origin]
  const facts = documentFacts(site, list.items, url.searchParams.get('doc') ?? '', origins)
  return dataAnswer(facts ?? {}, { status: facts ? 200 : 404 })
}
