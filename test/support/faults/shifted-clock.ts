// Loaded ahead of the site (`node --import`): on SIGUSR2 its clock is so many milliseconds off as the
// file says that CLOCK_SHIFT names.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const RealDate = Date
let shift = 0

class ShiftedDate extends RealDate {
  constructor(...given: [number] | []) {
    if (given.length) super(...given)
    else super(RealDate.now() + shift)
  }
  static override now(): number {
    return RealDate.now() + shift
  }
}
globalThis.Date = ShiftedDate as unknown as DateConstructor

if (isMainThread) {
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(process.env.CLOCK_SHIFT ?? '', 'utf8'))
  })
}
