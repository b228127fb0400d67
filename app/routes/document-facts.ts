import { siteContext } from '#app/context.ts'
import { documentFacts } from '#app/features/knowledge/document-facts.ts'
import { listWithin } from '#app/features/knowledge/list-within.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { Route } from './+types/document-facts.ts'

/** How long the reader waits for the storage's list, in milliseconds. */
const listTimeoutMilliseconds = 1000

/** What the reader asks of the document that it has been given the address of. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { searchParams, origin } = new URL(request.url)
  const list = await listWithin(listTimeoutMilliseconds, site.knowledge.list)
  if (typeof list === 'string') return dataAnswer({}, { status: 503 })
  const origins = [new URL(site.url).origin, origin]
  const facts = documentFacts(site, list.items, searchParams.get('doc') ?? '', origins)
  return dataAnswer(facts ?? {}, { status: facts ? 200 : 404 })
}
