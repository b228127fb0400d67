import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
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
