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
          content: [{ type: 'text', text: JSON.stringify(answer) }],
        }
      },
    )
  }
}
