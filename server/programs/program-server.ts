import type { McpServer } from '@modelcontextprotocol/server'
import type { Logger } from 'pino'
import { linksIn } from './links-in.ts'
import { NotNow, type Tool } from './tool.ts'

type Dependencies = {
  tools: readonly Tool[]
  log: Pick<Logger, 'info' | 'error'>
}

/** Gives a server of the protocol its tools, each of which only reads. */
export function registerTools(server: McpServer, { tools, log }: Dependencies): void {
  for (const { name, title, description, input, output, answer } of tools) {
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
