import { solveChallenge as solve, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Keys that are derived at a time: each waits for the page's thread too, which a phone has little of. */
const atOnce = 4

/**
 * Solves a challenge of our server, in the form in which it wants the proof. The browser derives
 * keys on threads of its own, so that the page stays usable. Undefined when it took too long.
 */
export async function solveChallenge(given: object): Promise<string | undefined> {
  const challenge = given as Challenge
  const controller = new AbortController()
  const every = { challenge, deriveKey, controller, counterStep: atOnce }
  const shares = Array.from({ length: atOnce }, (_, counterStart) =>
    solve({ ...every, counterStart }),
  )
  const solution = await Promise.race(shares).finally(() => controller.abort())
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
