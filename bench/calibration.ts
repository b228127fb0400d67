import { createHash } from 'node:crypto'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** How the machine is beside what is measured. */
export type Calibration = {
  /** The same piece of work each time, milliseconds, the best of some. */
  work: number
  /** Share of all processors that others took meanwhile, 0 to 1. */
  others: number
}

const pieces = 8
const listenMilliseconds = 1000
const maxOthers = 0.1
const maxSlower = 1.2

/** Takes a second and a half. */
export async function calibrate(): Promise<Calibration> {
  const before = times()
  const own = process.cpuUsage()
  const start = performance.now()
  const work = Math.min(...Array.from({ length: pieces }, pieceOfWork))
  await pause(listenMilliseconds)
  const after = times()
  const { user, system } = process.cpuUsage(own)
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
  const ours = (user + system) / 1000 / (performance.now() - start) / cpus().length
  return { work, others: Math.max(0, busy - ours) }
}

/** Why figures between the two are not to be trusted; nothing where the machine was quiet. */
export function disturbance(before: Calibration, after: Calibration): string | undefined {
  const others = Math.max(before.others, after.others)
  if (others > maxOthers) return `others took ${(100 * others).toFixed(0)} % of the processors`
  const slower = Math.max(before.work, after.work) / Math.min(before.work, after.work)
  return slower > maxSlower ? `the same work took ${slower.toFixed(2)} times as long` : undefined
}

function pieceOfWork(): number {
  const data = Buffer.alloc(1024 * 1024, 'a line of text that is no other')
  const start = performance.now()
  const hash = createHash('sha256')
  for (let turn = 0; turn < 16; turn++) hash.update(data)
  hash.digest()
  return performance.now() - start
}

function times() {
  const each = cpus().map((one) => one.times)
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  return {
    all: sum(each.flatMap((one) => Object.values(one))),
    idle: sum(each.map(({ idle }) => idle)),
  }
}
