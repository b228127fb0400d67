import { expect, test } from 'vitest'
import { createDevelopmentFetch } from './development-fetch.ts'

/** A catalogue that is read at the start and at each refresh, and a clock. */
function development(refreshMilliseconds = 60_000) {
  let [time, made, stored, read] = [0, 0, 'first', '']
  const developmentFetch = createDevelopmentFetch({
    now: () => time,
    make: () => {
      made++
      read = stored
      return Promise.resolve({
        fetch: () => new Response(read),
        refresh: () => Promise.resolve((read = stored)),
        refreshMilliseconds,
      })
    },
  })
  return {
    answer: async (hasChanged?: boolean) => {
      const response = await (await developmentFetch(hasChanged))(new Request('http://localhost/'))
      return response.text()
    },
    store: (text: string) => (stored = text),
    pass: (milliseconds: number) => (time += milliseconds),
    made: () => made,
  }
}

test('a changed product is shown by the first request after the time that is set', async () => {
  const { answer, store, pass, made } = development()
  expect(await answer()).toBe('first')
  store('second')
  pass(59_999)
  expect(await answer()).toBe('first')
  pass(1)
  expect(await answer()).toBe('second')
  store('third')
  pass(59_999)
  expect(await answer()).toBe('second')
  pass(1)
  expect(await answer()).toBe('third')
  expect(made()).toBe(1)
})

test('what is known to have changed is shown by the first request', async () => {
  const { answer, store, made } = development()
  expect(await answer()).toBe('first')
  store('second')
  expect(await answer(true)).toBe('second')
  store('third')
  expect(await answer(false)).toBe('second')
  expect(made()).toBe(1)
})
