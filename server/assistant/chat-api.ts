import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { maxRequestBytes, type ChatMessage } from '#domain/chat/message.ts'
import { parseChat } from '#domain/chat/parse-chat.ts'
import { repeatsPolicy } from '#domain/chat/policy.ts'
import { nameKeys, stripUnknownBrackets } from '#domain/chat/product-names.ts'
import { buildPrompt, customerMessage, type Listed } from '#domain/chat/prompt.ts'
import type { Limiter } from '#server/http/limiter.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import type { LanguageModel, ModelReply } from '#server/ports/language-model.ts'
import { readBody } from '#server/http/read-body.ts'

type Dependencies = {
  /** Undefined leaves all answers to the embedded recommender. */
  hosted: { model: LanguageModel; policy: string; tokens: Limiter } | undefined
  embedded: LanguageModel
  /** What may be recommended in answer to a visitor's turns. */
  candidates: (turns: readonly string[], page: string) => Promise<readonly Listed[]>
  clientAddress: ClientAddress
  /** What a request has to pass before it is read. */
  guards: MiddlewareHandler
  log: Pick<Logger, 'info' | 'warn'>
}

/** What JSON and a browser's slightly other counting may add. */
const margin = 8 * 1024

/** `POST /api/chat`: {messages, model} in, {reply} out. Logs hold counts, never what was said. */
export function chat({
  hosted,
  embedded,
  candidates,
  clientAddress,
  guards,
  log,
}: Dependencies): Hono {
  const api = new Hono()
  api.post('/chat', guards, async (c) => {
    c.header('cache-control', 'no-store')
    const body = await readBody(c.req.raw, maxRequestBytes + margin)
    if (body === 'too large') {
      return c.json(refusal('too-large', 'This is too long: 64 KB at most.'), 413)
    }
    const parsed = parseChat(body === 'broken' ? undefined : jsonOf(body.text))
    if (!parsed.ok) {
      const { status, code, message } = parsed.refusal
      return c.json(refusal(code, message), status)
    }
    const { messages, page = '' } = parsed.request
    const start = performance.now()
    const { answer, by, failure } = await ask(messages, page, clientAddress(c))
    const milliseconds = Math.round(performance.now() - start)
    const sizes = { turns: messages.length, characters: lengthOf(messages), milliseconds }
    if (!answer.ok) {
      log.warn({ ...sizes, failure: failure ?? answer.failure }, 'assistant cannot answer')
      const message = 'The assistant cannot answer now. Please try again in a moment.'
      return c.json(refusal('unavailable', message), failure === 'timeout' ? 504 : 502)
    }
    log.info({ ...sizes, by, tokens: answer.tokens, failure }, 'assistant answered')
    return c.json({ reply: answer.reply })
  })

  /** The hosted model where there is one and the address has tokens left, else our own. */
  async function ask(messages: ChatMessage[], page: string, address: string) {
    const first = hosted && (await askHosted(hosted, messages, page, address))
    if (first?.ok) return { answer: first, by: 'hosted', failure: undefined }
    const failure = first?.failure
    return { answer: await embedded.reply(messages, page), by: 'embedded', failure }
  }

  /** The model sees what our own engine verified, and may name nothing else. */
  async function askHosted(
    { model, policy, tokens }: NonNullable<Dependencies['hosted']>,
    messages: ChatMessage[],
    page: string,
    address: string,
  ): Promise<ModelReply> {
    const own = messages.map(({ role, content }) => ({ role, content: customerMessage(content) }))
    const turns = own.filter(({ role }) => role === 'user').map(({ content }) => content)
    const listed = await candidates(turns, page)
    const prompted = own.with(own.length - 1, {
      role: 'user',
      content: buildPrompt(turns.at(-1)!, listed),
    })
    // Taken ahead, since a question that is too dear must not be asked; four characters make a token.
    const estimate = Math.ceil((lengthOf(prompted) + policy.length) / 4) + 500
    const taken = await tokens.take(address, estimate)
    if (!taken.ok) return { ok: false, failure: 'limited' }
    const answer = await model.reply(prompted)
    if (!answer.ok) return answer
    if (repeatsPolicy(answer.reply, policy)) return { ok: false, failure: 'refused' }
    const names = nameKeys(listed.map(({ name }) => name))
    return { ...answer, reply: stripUnknownBrackets(answer.reply, names) }
  }
  return api
}

const lengthOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0)

const refusal = (code: string, message: string) => ({ ok: false, error: { code, message } })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
