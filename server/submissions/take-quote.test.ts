import { describe, expect, test } from 'vitest'
import { quote } from '#test/submissions.fixture.ts'
import { error, form, takeWorld } from './take-submission.fixture.ts'

describe('a quote', () => {
  test('gets an id of what was written, whatever its parts are called', async () => {
    const { send, sent } = takeWorld()
    const { fields } = quote()
    await send(fields, 'quote')
    await send({ ...fields, lines: JSON.stringify(fields.lines) }, 'quote')
    await send({ ...fields, lines: fields.lines.slice(1) }, 'quote')
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  })

  test('is told its page where it is stored but could not be delivered', async () => {
    const { send } = takeWorld({
      outcome: { state: 'failed', failure: { code: 'unreachable' }, service: undefined },
    })
    const taken = await send(form(quote()), 'quote')
    expect(taken.status).toBe(502)
    expect(error(taken)).toMatchObject({ page: expect.stringContaining('/quote/secret-of-') })
  })

  test('is acknowledged though its page is not known, and a conflict never tells a page', async () => {
    const { send, errors } = takeWorld({ lost: true })
    expect((await send(form(quote()), 'quote')).status).toBe(200)
    expect(errors).toHaveLength(1)
    const other = takeWorld({ outcome: { state: 'conflict' } })
    const refused = error(await other.send(form(quote()), 'quote'))
    expect(refused).not.toHaveProperty('page')
    expect(refused).not.toHaveProperty('reference')
  })
})
