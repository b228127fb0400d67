import * as z from 'zod/mini'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'
import { chatModel, maxPageLength, maxTurns, type ChatRequest } from './chat-message.ts'

const Message = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.trim(), z.minLength(1)),
})
const Request = z.object({
  messages: z.array(Message).check(z.minLength(1), z.maxLength(maxTurns)),
  model: z.string(),
  page: z.optional(z.string().check(z.maxLength(maxPageLength))),
  stream: z.optional(z.boolean()),
})

type Refusal = { status: 400 | 422; code: string; message: string }
export type ParsedChat = { ok: true; request: ChatRequest } | { ok: false; refusal: Refusal }

/** Only turns of visitor and assistant: instructions are the server's to give. */
export function parseChat(input: unknown): ParsedChat {
  const parsed = Request.safeParse(input)
  if (!parsed.success || parsed.data.messages.at(-1)?.role !== 'user') {
    const message = fillIn(texts.sendMessages, { most: maxTurns })
    return { ok: false, refusal: { status: 400, code: 'malformed', message } }
  }
  if (parsed.data.model !== chatModel) {
    const message = fillIn(texts.sendModel, { model: chatModel })
    return { ok: false, refusal: { status: 422, code: 'unknown-model', message } }
  }
  return { ok: true, request: parsed.data }
}
