import type { McpServer } from '@modelcontextprotocol/server'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { ToolName } from '#domain/programs/shapes.ts'

type Dependencies = {
  tools: readonly Tool[]
  log: Pick<Logger, 'info' | 'error'>
}

/** Gives a server of the protocol its tools, each of which only reads. */
export function registerTools(server: McpServer, { tools, log }: Dependencies): void {
  for (const { name, title, description, input, output, answer, isMissing } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (asked) => {
        const start = performance.now()
        try {
          const told = withPlainSpaces(await answer(asked))
          log.info({ tool: name, milliseconds: Math.round(performance.now() - start) }, 'mcp')
          return {
            // It names the nearest all the same.
            ...(isMissing?.(told) && { isError: true }),
            structuredContent: told,
            // For programs that read no structure (MCP, Tools: structured content).
            content: [
              { type: 'text', text: JSON.stringify(told) },
              ...linksIn(told).map((link) => ({ type: 'resource_link' as const, ...link })),
            ],
          }
        } catch (error) {
          const isTold = error instanceof NotNow
          if (!isTold) log.error({ err: error, tool: name }, 'mcp: a tool failed')
          const text = isTold ? error.message : 'This could not be answered. Ask again later.'
          return { isError: true, content: [{ type: 'text', text }] }
        }
      },
    )
  }
}

/** Spaces that keep a number beside its unit are for the eye: programs compare texts. */
function withPlainSpaces<Answer extends object>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer).replaceAll('\u00a0', ' ')) as Answer
}

/** Something that an answer names and that can be read on its own. */
type Link = { uri: string; name: string; mimeType: string }

/** More than these are no help beside what the answer says itself. */
const maxLinks = 24

/** The products and documents that an answer names, each once, in its order. */
function linksIn(answer: unknown): Link[] {
  const links = new Map<string, Link>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || links.size >= maxLinks) return
    const link = linkOf(value)
    if (link && !links.has(link.uri)) links.set(link.uri, link)
    for (const one of Object.values(value)) collect(one)
  }
  collect(answer)
  return [...links.values()]
}

function linkOf(value: object): Link | undefined {
  const { name, markdown, url, file, kind } = value as Record<string, unknown>
  if (typeof name !== 'string') return undefined
  if (typeof markdown === 'string') return { uri: markdown, name, mimeType: 'text/markdown' }
  if (typeof file === 'string' && kind === 'pdf') {
    return { uri: file, name, mimeType: 'application/pdf' }
  }
  return typeof kind === 'string' && typeof url === 'string'
    ? { uri: url, name, mimeType: 'text/html' }
    : undefined
}

/** Something that a program may ask, and what answers it: the same as the site's pages say. */
export type Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodObject = z.ZodObject> = {
  name: ToolName
  title: string
  /** For the program: what it is for, and what its answer may be relied on for. */
  description: string
  input: In
  output: Out
  /** Rejects with `NotNow` where it can be asked again; any other failure is nobody's business. */
  answer: (input: z.output<In>) => Promise<z.input<Out>>
  /** Whether what was asked for is not there: an error to the program. */
  isMissing?: (told: z.input<Out>) => boolean
}

/** A tool whose shapes are its own affair: a list holds tools of any. */
export function tool<In extends z.ZodObject, Out extends z.ZodObject>(made: Tool<In, Out>): Tool {
  return made
}

/** A failure that is told as it is worded. */
export class NotNow extends Error {}
