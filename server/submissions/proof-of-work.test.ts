import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { createLimiter } from '#server/http/limiter.ts'
import { createProofOfWork, proofSeconds } from './proof-of-work.ts'

const spent = () => createLimiter('spent', { points: 1, seconds: proofSeconds }, undefined)
const world = (secret = 'secret') => createProofOfWork({ secret, spent: spent() })
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

async function solve(challenge: object) {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return { challenge: challenge as Challenge, solution: solution! }
}

describe('a proof of work', () => {
  test('is accepted once', async () => {
    const proofs = world()
    const proof = encode(await solve(await proofs.challenge()))
    expect(await proofs.accepts(proof)).toBe(true)
    expect(await proofs.accepts(proof)).toBe(false)
  })

  test('is accepted by every server of one secret, and by no other', async () => {
    const proof = encode(await solve(await world().challenge()))
    expect(await world('other').accepts(proof)).toBe(false)
    expect(await world().accepts(proof)).toBe(true)
  })

  test('is refused when it has expired', async () => {
    const past = Date.now() - (proofSeconds + 10) * 1000
    const late = createProofOfWork({ secret: 'secret', spent: spent(), now: () => past })
    const proof = encode(await solve(await late.challenge()))
    expect(await late.accepts(proof)).toBe(false)
  })

  test('is refused with an easier challenge, a longer life or a guessed solution', async () => {
    const proofs = world()
    const { challenge, solution } = await solve(await proofs.challenge())
    const { parameters } = challenge
    for (const forged of [
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
        solution,
      },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    ]) {
      expect(await proofs.accepts(encode(forged))).toBe(false)
    }
    expect(await proofs.accepts(encode({ challenge, solution }))).toBe(true)
  })

  test('spares nobody a try who knows how challenges are made', async () => {
    const proofs = world()
    // A browser begins with the first; whoever knew that it is none of these would begin with the next.
    const amongFirst = async (challenge: Challenge): Promise<boolean> => {
      let tries = 0
      const soMany: typeof deriveKey = (...given) => {
        if (++tries > 60) throw new RangeError('none of these')
        return deriveKey(...given)
      }
      return solveChallenge({ challenge, deriveKey: soMany }).then(Boolean, () => false)
    }
    let found = false
    for (let i = 0; i < 60 && !found; i++)
      found = await amongFirst((await proofs.challenge()) as Challenge)
    expect(found).toBe(true)
  })

  test.each([
    undefined,
    null,
    7,
    '',
    'not base64',
    ['x'],
    encode(null),
    encode([]),
    encode({ challenge: {}, solution: {} }),
    encode({ challenge: { parameters: { expiresAt: 1e12 }, signature: 'x' }, solution: {} }),
    encode({
      challenge: { parameters: { expiresAt: 1e12 }, signature: 'x' },
      solution: { counter: -1, derivedKey: 'zz' },
    }),
  ])('is refused when it is %j', async (proof) => {
    expect(await world().accepts(proof)).toBe(false)
  })
})
