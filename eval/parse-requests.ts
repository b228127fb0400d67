import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import { isConstraint } from './check-constraint.ts'

export const kinds = [
  'constraint',
  'fit',
  'compare',
  'quantity',
  'fact',
  'company',
  'documents',
  'assumption',
  'vague',
  'correction',
  'none',
  'off-topic',
  'language',
  'hostile',
  'definition',
] as const

export type Kind = (typeof kinds)[number]

/** The words of older sets for a kind. */
const formerKinds: Record<string, Kind> = {
  plain: 'constraint',
  misspelt: 'constraint',
  'follow-up': 'correction',
  impossible: 'none',
  injection: 'hostile',
  offtopic: 'off-topic',
  service: 'company',
}

/** Failures of the read half are shown; of the held half only totals are. */
type Half = 'read' | 'held'
/** The author of a request and its place, such as `a-search.jsonl:12`. */
type Origin = { id: string; author: string; half: Half }

export type SearchRequest = Origin & {
  query: string
  /** Slugs and addresses, one of which has to be found. */
  expect: string[]
}

export type AssistantRequest = Origin & {
  kind: Kind
  /** The visitor's messages; the reply to the last is judged. */
  turns: string[]
  /** Slugs of the products that answer it. */
  accept: string[]
  /** Slugs of products that must not be named as meeting it. */
  mustNot: string[]
  /** Texts that must not be in the reply. */
  forbidden: string[]
  /** Constraints on every product named as meeting it, such as 'fiberCount >= 144'. */
  meets: string[]
  /** Of each list, the reply has to contain one text. */
  says: string[][]
  /** Addresses, one of which the reply has to give. */
  pages: string[]
}

export type Requests = { search: SearchRequest[]; assistant: AssistantRequest[] }

const text = z.string().trim().min(1)
const texts = z.array(text)
const SearchLine = z.strictObject({ q: text, expect_any: texts, note: z.string().optional() })
const AssistantLine = z
  .strictObject({
    message: z.union([text, texts.min(1)]).optional(),
    turns: texts.min(1).optional(),
    accept_any: texts.default([]),
    must_not: texts.default([]),
    meets: z
      .array(text.refine(isConstraint, { error: 'Not a constraint such as fiberCount >= 144' }))
      .default([]),
    says: z.array(texts.min(1)).default([]),
    pages: z
      .array(text.refine((page) => page.startsWith('/'), { error: 'Not an address' }))
      .default([]),
    kind: z.preprocess((kind) => formerKinds[String(kind)] ?? kind, z.enum(kinds)),
    note: z.string().optional(),
  })
  .refine(({ message, turns }) => (message === undefined) !== (turns === undefined), {
    error: 'Needs either message or turns',
  })

/**
 * Reads the requests of a file, a JSON object in each line. `a-search.jsonl` is by the author `a`.
 * Throws with every line that is no request.
 */
export function parseRequests(content: string, path: string): Requests {
  const file = basename(path)
  const author = file.replace(/\.jsonl$/, '').replace(/-(?:search|assistant)$/, '')
  const requests: Requests = { search: [], assistant: [] }
  const faults = content.split('\n').flatMap((line, i) => {
    if (!line.trim()) return []
    const fault = readLine(line, { id: `${file}:${i + 1}`, author }, requests)
    return fault ? `${path}:${i + 1}: ${fault}` : []
  })
  if (faults.length) throw new Error(faults.join('\n'))
  return requests
}

/** Adds the request of a line; returns its fault otherwise. */
function readLine(
  line: string,
  origin: { id: string; author: string },
  { search, assistant }: Requests,
): string | undefined {
  const value = parseJson(line)
  if (value === undefined) return 'is no JSON'
  if (Object.hasOwn(Object(value) as object, 'q')) {
    const { data, error } = SearchLine.safeParse(value)
    if (error) return describe(error)
    search.push({ ...origin, half: halfOf(data.q), query: data.q, expect: data.expect_any })
    return undefined
  }
  const { data, error } = AssistantLine.safeParse(value)
  if (error) return describe(error)
  const { message = [], turns = [message].flat(), kind, meets, says, pages } = data
  assistant.push({
    ...origin,
    half: halfOf(turns.join('\n')),
    kind,
    turns,
    accept: data.accept_any,
    mustNot: data.must_not,
    forbidden: [],
    meets,
    says,
    pages,
  })
  return undefined
}

/** By the text alone: a request stays in its half when others are added. */
const halfOf = (request: string): Half =>
  createHash('sha256').update(request).digest()[0]! % 2 === 0 ? 'read' : 'held'

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function describe({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message))
    .join('; ')
}
