import type { Logger } from 'pino'
import { bracketName } from '#domain/catalogue/bracket-name.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ChatMessage } from '#domain/submission/chat-message.ts'
import { inventedNumbers, keepKnownNames, type CheckReply } from './check-reply.ts'
import { isBuiltPrompt } from './customer-message.ts'
import { matchProducts, type MentionReader } from './product-names.ts'
import { createModelCalls, definitionsOf } from './tools/model-tools.ts'
import type { Tool } from './tools/tool.ts'
import type { ToolSite } from './tools/tool-site.ts'

type Dependencies = {
  site: () => ToolSite
  tools: readonly Tool[]
  /** Of the current catalogue. */
  mentionsIn: MentionReader<Product>
  log: Pick<Logger, 'error'>
  checkReply?: CheckReply
}

const maxPageLength = 300
/** Of one message: part numbers are read in the first ones. */
const maxNumbersRead = 200
const mayBeNumber = /[\p{L}\d][\p{L}\d./-]{2,}/gu

/**
 * Opens a visitor's question to a hosted model: what the model is sent, the tools it may call, and
 * how its reply is checked. It may recommend products that a tool has returned, or that are named
 * in the conversation or open in the browser.
 */
export function createQuestionOpener({
  site,
  tools,
  mentionsIn,
  log,
  checkReply = keepKnownNames,
}: Dependencies) {
  const definitions = definitionsOf(tools)

  return (messages: readonly ChatMessage[], page: string) => {
    const state = site()
    const { catalogue, numbers } = state
    const known = new Set<Product>()
    const learn = (slug: string | undefined) => {
      const product = catalogue.bySlug.get(slug ?? '')
      if (product) known.add(product)
    }
    const said = messages.map(({ content }) => content)
    let heard = said.join('\n')
    for (const content of said) {
      for (const { slug } of mentionsIn(content)) learn(slug)
      for (const written of content.match(mayBeNumber)?.slice(0, maxNumbersRead) ?? []) {
        learn(numbers(written)?.product.slug)
      }
    }
    learn(page.slice(1).replace(/[?#].*/, ''))
    const isListed = said.some((content) => isBuiltPrompt(content, mentionsIn))
    return {
      messages: page.startsWith('/') ? withPage(messages, page) : messages,
      tools: {
        definitions,
        call: createModelCalls({
          tools,
          site: () => state,
          log,
          onAnswer: (slugs, text) => {
            slugs.forEach(learn)
            heard += `\n${text}`
          },
        }),
      },
      check: (reply: string): string | undefined => {
        const invented = inventedNumbers(reply, { products: catalogue.products, numbers, heard })
        // A browser that lists the catalogue has named all of it (docs/contract.md).
        return invented.length
          ? undefined
          : checkReply(reply, isListed ? matchProducts(reply, catalogue.products) : [...known])
      },
    }
  }
}

/** The last message says which page its visitor has open. */
function withPage(messages: readonly ChatMessage[], page: string): ChatMessage[] {
  const last = messages.at(-1)!
  const open = bracketName(page.slice(0, maxPageLength))
  return messages.with(messages.length - 1, {
    ...last,
    content: `${last.content}\n\n(Open page: ${open})`,
  })
}
