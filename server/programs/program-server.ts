import type { McpServer } from '@modelcontextprotocol/server'
import type { Logger } from 'pino'
import { callTool, type Tool } from '#capabilities/assistant/tools/tool.ts'
import type { ToolSite } from '#capabilities/assistant/tools/tool-site.ts'

type Dependencies = {
  tools: readonly Tool[]
  site: () => ToolSite
  log: Pick<Logger, 'info' | 'error'>
}

/** Gives a server of the protocol its tools, each of which only reads. */
export function registerTools(server: McpServer, { tools, site, log }: Dependencies): void {
  for (const tool of tools) {
    const { name, title, description, schema, output } = tool
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: schema,
        outputSchema: output,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (input) => {
        const start = performance.now()
        const result = await callTool(tool, input, { site, log })
        if ('failure' in result) {
          return { isError: true, content: [{ type: 'text', text: result.failure }] }
        }
        log.info({ tool: name, milliseconds: Math.round(performance.now() - start) }, 'mcp')
        const { answer, isError } = result
        return {
          ...(isError && { isError }),
          structuredContent: answer,
          // For programs that read no structure (MCP, Tools: structured content).
          content: [
            { type: 'text', text: JSON.stringify(answer) },
            ...linksIn(answer).map((link) => ({ type: 'resource_link' as const, ...link })),
          ],
        }
      },
    )
  }
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
    for (const inner of Object.values(value)) collect(inner)
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
