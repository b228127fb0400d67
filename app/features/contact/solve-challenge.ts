import { solveChallenge as solve, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge of our server, in the form in which it wants the proof. The browser derives
 * keys on threads of its own, so that the page stays usable. Undefined when it took too long.
 */
export async function solveChallenge(challenge: object): Promise<string | undefined> {
  const solution = await solve({ challenge: challenge as Challenge, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
