import { expect, test, vi } from 'vitest'
import { createPause } from './pause.ts'

test('others have their turn when a slice has lasted long enough, and no sooner', async () => {
  let time = 0
  const rest = vi.fn(async () => void (time += 100))
  const pause = createPause(rest, () => time)
  await pause()
  time += 7
  await pause()
  expect(rest).not.toHaveBeenCalled()
  time += 2
  await pause()
  expect(rest).toHaveBeenCalledTimes(1)
  // The time of others is none of this slice.
  await pause()
  expect(rest).toHaveBeenCalledTimes(1)
})
