import { basename } from 'node:path'
import { z } from 'zod'
import { isConstraint } from './check-constraint.ts'
import { requestKinds, type Requests } from './request.ts'

const text = z.string().trim().min(1)
const slugs = z.array(text)

const SearchLine = z.strictObject({
  q: text,
  expect_any: slugs.min(1),
  note: z.string().optional(),
})
const AssistantLine = z.strictObject({
  message: z.union([text, z.array(text).min(1)]),
  accept_any: slugs,
  must_not: slugs,
  meets: z
    .array(text.refine(isConstraint, { error: 'Not a constraint such as fiberCount >= 144' }))
    .optional(),
  // Some write it in one word.
  kind: z.preprocess((kind) => (kind === 'offtopic' ? 'off-topic' : kind), z.enum(requestKinds)),
  note: z.string().optional(),
})

/**
 * The requests of a file, a JSON object in each line: `{q, expect_any}` asks the search,
 * `{message, accept_any, must_not, kind}` the assistant. `a-search.jsonl` is by the author `a`.
 * Throws with every line that is no request.
 */
export function parseRequests(content: string, path: string): Requests {
  const file = basename(path)
  const author = file.replace(/\.jsonl$/, '').replace(/-(?:search|assistant)$/, '')
  const requests: Requests = { search: [], assistant: [] }
  const faults: string[] = []
  for (const [i, line] of content.split('\n').entries()) {
    if (!line.trim()) continue
    const fault = readLine(line, { id: `${file}:${i + 1}`, author }, requests)
    if (fault) faults.push(`${path}:${i + 1}: ${fault}`)
  }
  if (faults.length) throw new Error(faults.join('\n'))
  return requests
}

/** Adds the request of a line; what is wrong with it otherwise. */
function readLine(
  line: string,
  origin: { id: string; author: string },
  { search, assistant }: Requests,
): string | undefined {
  const value = parseJson(line)
  if (value === undefined) return 'is no JSON'
  if (Object.hasOwn(Object(value) as object, 'q')) {
    const read = SearchLine.safeParse(value)
    if (!read.success) return inWords(read.error)
    search.push({ ...origin, query: read.data.q, expect: read.data.expect_any })
    return undefined
  }
  const read = AssistantLine.safeParse(value)
  if (!read.success) return inWords(read.error)
  const { message, accept_any: accept, must_not: mustNot, meets = [], kind } = read.data
  assistant.push({
    ...origin,
    kind,
    turns: [message].flat(),
    accept,
    mustNot,
    forbidden: [],
    meets,
  })
  return undefined
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function inWords({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message))
    .join('; ')
}
