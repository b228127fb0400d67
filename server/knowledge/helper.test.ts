import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createHelper } from './helper.ts'
import type { PdfAnswers, PdfQuestion } from './pdf-worker.ts'
import type { TextAnswers, TextQuestion } from './text-thread.ts'

const garbage = () => new Uint8Array(Buffer.from('no PDF'))
const closing: { close: () => void }[] = []
afterEach(() => closing.splice(0).forEach((helper) => helper.close()))

test.each([0, 1])(
  'a helper that does not answer is ended, and another one answers',
  async (idle) => {
    const helper = createHelper<PdfQuestion, PdfAnswers>('pdf-worker', {
      as: 'process',
      timeoutMilliseconds: 1,
      idleMilliseconds: idle,
    })
    closing.push(helper)
    await expect(helper.ask({ ask: 'read', bytes: garbage() })).rejects.toThrow('does not answer')
    await expect(helper.ask({ ask: 'read', bytes: garbage() })).rejects.toThrow('does not answer')
  },
)

test('a helper that rested is started again', async () => {
  const helper = createHelper<TextQuestion, TextAnswers>('text-worker', {
    as: 'thread',
    data: { folder: temporaryFolder() },
    timeoutMilliseconds: 10_000,
    idleMilliseconds: 1,
  })
  closing.push(helper)
  for (const _ of [1, 2]) {
    expect(await helper.ask({ ask: 'search', query: 'x' })).toBeUndefined()
    await new Promise((later) => setTimeout(later, 50))
  }
})

test('what goes wrong in a helper is told', async () => {
  const options = { as: 'process' as const, timeoutMilliseconds: 10_000 }
  const helper = createHelper<PdfQuestion, PdfAnswers>('pdf-worker', options)
  closing.push(helper)
  await expect(helper.ask({ ask: 'read', bytes: garbage() })).rejects.toThrow('Invalid PDF')
  const missing = createHelper('no-worker', options)
  await expect(missing.ask({ ask: 'x' })).rejects.toThrow('is not there')
})
