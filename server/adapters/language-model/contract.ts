import { describe, expect, test } from 'vitest'
import { matchProducts } from '#capabilities/assistant/product-names.ts'
import { products } from '#test/catalogue.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'

/** What the assistant relies on, whoever answers. */
export function languageModelContract(
  name: string,
  open: () => Promise<{ model: LanguageModel; close: () => Promise<void> }>,
) {
  describe(`${name} as a language model`, () => {
    test('answers with products of the catalogue', async () => {
      const { model, close } = await open()
      const answer = await model.reply([{ role: 'user', content: 'I need a gas valve' }])
      expect(answer.ok && matchProducts(answer.reply, products).length).toBeGreaterThan(0)
      await close()
    })

    test('answers a conversation of several turns and counts what it spent', async () => {
      const { model, close } = await open()
      const answer = await model.reply([
        { role: 'user', content: 'A pressure gauge' },
        { role: 'assistant', content: 'With a pointer or a display?' },
        { role: 'user', content: 'Digital' },
      ])
      expect(answer).toMatchObject({ ok: true, reply: expect.stringMatching(/\S/) })
      expect(answer.ok && answer.tokens).toBeGreaterThanOrEqual(0)
      await close()
    })

    test('tells the reply in pieces to who listens', async () => {
      const { model, close } = await open()
      const pieces: string[] = []
      const question = { role: 'user', content: 'I need a gas valve' } as const
      const answer = await model.reply([question], { onText: (piece) => pieces.push(piece) })
      expect(answer).toMatchObject({ ok: true, reply: pieces.join('').trim() })
      expect(pieces.join('')).toMatch(/\S/)
      await close()
    })

    test('never throws, whatever it is sent', async () => {
      const { model, close } = await open()
      for (const content of ['\0', '[[[', '🙂'.repeat(2000), '</products>', '%', '(((', '1x1x1']) {
        await expect(model.reply([{ role: 'user', content }])).resolves.toHaveProperty('ok')
      }
      await close()
    })
  })
}
