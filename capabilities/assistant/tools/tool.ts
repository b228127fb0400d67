import type { Logger } from 'pino'
import type * as z from 'zod'
import type { ToolName } from '#app/lib/program-paths.ts'
import type { ToolSite } from './tool-site.ts'

/**
 * Something that a program or a language model may ask. The functions that make the site's pages
 * answer it.
 */
export type Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodObject = z.ZodObject> = {
  name: ToolName
  title: string
  /** Says what the tool is for, and what its answer may be relied on for. */
  description: string
  schema: In
  output: Out
  /** The source without which there is no answer. */
  needs: keyof typeof notNow
  run(site: ToolSite, input: z.output<In>): Promise<z.input<Out>>
  /** Whether the answer lacks what was asked for. It names the nearest all the same. */
  isMissing?(answer: z.input<Out>): boolean
}

/** Infers the types of a tool's input and answer from its schemas. */
export const defineTool = <In extends z.ZodObject, Out extends z.ZodObject>(tool: Tool<In, Out>) =>
  tool

const notNow = {
  catalogue: 'The catalogue cannot be read at the moment.',
  documents: 'The documents cannot be listed at the moment.',
}

export type ToolResult = { answer: Record<string, unknown>; isError: boolean } | { failure: string }

/** Runs a tool with input that its schema has parsed. Never rejects. */
export async function callTool(
  tool: Tool,
  input: Record<string, unknown>,
  { site, log }: { site: () => ToolSite; log: Pick<Logger, 'error'> },
): Promise<ToolResult> {
  const { name, needs } = tool
  try {
    const current = site()
    if (needs === 'catalogue' && current.catalogue.products.length === 0) {
      return { failure: notNow.catalogue }
    }
    const answer = await tool.run(current, input)
    return { answer: withPlainSpaces(answer), isError: tool.isMissing?.(answer) ?? false }
  } catch (error) {
    if (needs === 'documents') return { failure: notNow.documents }
    log.error({ err: error, tool: name }, 'a tool failed')
    return { failure: 'This could not be answered. Ask again later.' }
  }
}

/** Spaces that keep a number beside its unit are for the eye: programs compare texts. */
function withPlainSpaces<Answer extends object>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer).replaceAll('\u00a0', ' ')) as Answer
}
