import type { ReplyVerdict } from './judge-reply.ts'
import type { SearchVerdict } from './judge-search.ts'
import { assistantFigures, byAuthor, searchFigures, type Figures } from './summary.ts'

/** One table for each author, then the totals. */
export function printFigures(
  search: readonly SearchVerdict[],
  assistant: readonly ReplyVerdict[],
): void {
  const authors = byAuthor(search, assistant)
  for (const [author, figures] of authors) {
    console.log(`\nRequests by ${author}`)
    printTables(figures)
    const answered = assistant.filter(({ request }) => request.author === author)
    const kinds = Map.groupBy(answered, ({ request }) => request.kind)
    if (kinds.size > 1) {
      console.table(
        Object.fromEntries(
          [...kinds].map(([kind, list]) => {
            const { requests, sound } = assistantFigures(list)
            return [kind, { requests, sound }]
          }),
        ),
      )
    }
  }
  if (authors.size < 2) return
  console.log('\nAll requests')
  printTables({
    ...(search.length > 0 && { search: searchFigures(search) }),
    ...(assistant.length > 0 && { assistant: assistantFigures(assistant) }),
  })
}

function printTables({ search, assistant }: Figures): void {
  if (search) console.table(search)
  if (assistant) console.table({ assistant })
}

/** What failed, with what was read. `readAs` says how the engine read it. */
export function printFailures(
  search: readonly SearchVerdict[],
  assistant: readonly ReplyVerdict[],
  readAs: (turns: readonly string[]) => string,
): void {
  for (const { request, box, first, place } of search) {
    if (place === 0) continue
    const where = place < 0 ? 'not found' : `place ${place + 1}`
    console.log(
      `\n${request.id} (${box}, ${where}): ${request.query}\n  read: ${readAs([request.query])}\n  found: ${first.join(', ')}\n  expected: ${request.expect.join(', ')}`,
    )
  }
  for (const { request, reply, faults, dropped } of assistant) {
    const wrong = [...faults, ...dropped.map((one) => `drops ${one}`)]
    if (wrong.length === 0) continue
    const { id, kind, turns, accept } = request
    console.log(
      `\n${id} (${kind}): ${turns.join(' / ')}\n  fault: ${wrong.join('; ')}\n  read: ${readAs(turns)}\n  reply: ${reply}\n  expected: ${accept.join(', ') || 'no product'}`,
    )
  }
}
