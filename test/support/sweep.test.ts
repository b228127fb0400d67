import { describe, expect, test, vi } from 'vitest'

type Sweep = typeof import('./sweep.ts')
/** Read anew: what kind of run it is in is looked at once. */
async function readIn(run: string): Promise<Sweep> {
  vi.stubEnv('TEST_SWEEPS', run)
  const sweep = (await import(/* @vite-ignore */ `./sweep.ts?run=${run}`)) as Sweep
  vi.unstubAllEnvs()
  return sweep
}

const words = ['ape', 'apple', 'bean', 'bread']
const first = (word: string) => word[0]

describe('what is gone over', () => {
  test('is one of each kind, and the smaller measure, in the run that people wait for', async () => {
    const { oneOfEach, swept, widths } = await readIn('')
    expect(oneOfEach(words, first)).toEqual(['ape', 'bean'])
    expect(swept<number>(100, 1)).toBe(1)
    expect(widths).toHaveLength(1)
  })

  test('is all in a sweep', async () => {
    const { oneOfEach, swept, widths } = await readIn('all')
    expect(oneOfEach(words, first)).toEqual(words)
    expect(swept<number>(100, 1)).toBe(100)
    expect(widths).toEqual([390, 768, 1440])
  })
})
