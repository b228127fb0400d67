import type { Logger } from 'pino'
import * as z from 'zod'
import { parseJson } from '#domain/json-map.ts'
import { callTool, type Tool } from './tool.ts'
import type { ToolSite } from './tool-site.ts'

type Dependencies = {
  tools: readonly Tool[]
  site: () => ToolSite
  log: Pick<Logger, 'error'>
  /** Told the slugs of the products that an answer names, and the answer. */
  onAnswer: (slugs: readonly string[], text: string) => void
}

/** A longer answer is cut: it is paid for again in each further request. */
const maxAnswerLength = 8000

/** The tools in the form in which language models know them. */
export const definitionsOf = (tools: readonly Tool[]) =>
  tools.map(({ name, description, schema }) => {
    const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input' })
    return { name, description, parameters }
  })

/** Calls tools for a model: `input` is as the model wrote it. Whatever is wrong is told in words. */
export function createModelCalls({ tools, site, log, onAnswer }: Dependencies) {
  return async (name: string, input: string): Promise<string> => {
    const tool = tools.find((known) => known.name === name)
    if (!tool)
      return failure(`There is no tool ${name}. ${tools.map((one) => one.name).join(', ')}`)
    const parsed = tool.schema.safeParse(parseJson(input))
    if (!parsed.success) return failure(z.prettifyError(parsed.error))
    const result = await callTool(tool, parsed.data, { site, log })
    if ('failure' in result) return failure(result.failure)
    const text = JSON.stringify(
      result.isError ? { error: 'Not found.', ...result.answer } : result.answer,
      forModels,
    )
    onAnswer(slugsIn(result.answer), text)
    return text.length > maxAnswerLength ? `${text.slice(0, maxAnswerLength)} … (cut)` : text
  }
}

const failure = (error: string) => JSON.stringify({ error })

/** Dates and further addresses cost a model's tokens and are no answer to a visitor. */
const forModels = (key: string, value: unknown) =>
  key === 'source' || key === 'markdown' ? undefined : value

/** The products that an answer names, but for those that are told as missing what was asked. */
function slugsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { slug, partNumber } = value as Record<string, unknown>
  const own = typeof slug === 'string' && typeof partNumber === 'string' ? [slug] : []
  const inner = Object.entries(value).flatMap(([key, one]) => (key === 'near' ? [] : slugsIn(one)))
  return [...own, ...inner]
}
