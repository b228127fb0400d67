import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test, vi } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

const secret = { hmacSignatureSecret: 'secret' }
const made = (counter: number) =>
  createChallenge({ ...secret, deriveKey, algorithm: 'PBKDF2/SHA-256', cost: 500, counter })

test.each([0, 1, 2, 3, 10, 41])('the proof is found, whichever try it is: %i', async (counter) => {
  const proof = await solveChallenge(await made(counter))
  const { challenge, solution } = JSON.parse(atob(proof!)) as {
    challenge: Challenge
    solution: Solution
  }
  expect(solution.counter).toBe(counter)
  expect(await verifySolution({ ...secret, deriveKey, challenge, solution })).toMatchObject({
    verified: true,
  })
})

test('several keys are derived at a time, and none once it is solved', async () => {
  const challenge = await made(60)
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
  let [running, most] = [0, 0]
  const spy = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (...given) => {
    most = Math.max(most, ++running)
    return derive(...given).finally(() => running--)
  })
  await solveChallenge(challenge)
  await vi.waitFor(() => expect(running).toBe(0))
  const calls = spy.mock.calls.length
  await derive(...spy.mock.calls[0]!)
  expect(spy.mock.calls.length).toBe(calls)
  expect(most).toBe(4)
})
