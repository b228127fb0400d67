import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { parseJson } from '#domain/json-map.ts'
import type { Limiter } from '#server/http/limiter.ts'

/** How long a challenge may be answered; what is spent is remembered as long. */
export const proofSeconds = 600

/**
 * Some 100 derivations of 5,000 rounds, 200 at most: a tenth of a second of a desktop, two at most of an
 * old phone (`npm run bench -- challenge`). It may be the very first: of tries that are known to be in vain
 * a browser would make each, and who sends thousands none.
 */
export const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, tries: { least: 1, most: 200 } }

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})
type Proof = z.infer<typeof Proof>

export type ProofOfWork = {
  /** A puzzle for a browser to solve. */
  challenge(): Promise<object>
  /** Whether this is the solution of a puzzle of ours that nobody has handed in before. */
  accepts(proof: unknown): Promise<boolean>
}

type Dependencies = {
  /** Signs challenges; servers that share visitors share it. */
  secret: string
  /** One place a key, for as long as challenges last. */
  spent: Limiter
  now?: () => number
}

/** Proofs travel as ALTCHA's widget sends them: JSON in base64. */
export function createProofOfWork({ secret, spent, now = Date.now }: Dependencies): ProofOfWork {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key ${secret}` }
  return {
    challenge: () =>
      createChallenge({
        ...secrets,
        deriveKey,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.tries.most, work.tries.least),
        expiresAt: Math.floor(now() / 1000) + proofSeconds,
      }),
    async accepts(given) {
      const proof = readProof(given)
      if (!proof) return false
      const { challenge, solution } = proof
      const { verified } = await verifySolution({
        ...secrets,
        deriveKey,
        // Signed by us, or refused by its signature.
        challenge: challenge as unknown as Challenge,
        solution,
      })
      return verified && (await spent.take(challenge.signature)).ok
    },
  }
}

function readProof(given: unknown): Proof | undefined {
  if (typeof given !== 'string') return undefined
  return Proof.safeParse(parseJson(Buffer.from(given, 'base64').toString())).data
}
