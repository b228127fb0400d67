import { createHash } from 'node:crypto'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** How the machine is beside what is measured. */
export type Calibration = {
  /** The same piece of work each time, milliseconds, the best of some. */
  work: number
  /** Share of all processors that others took meanwhile, 0 to 1. */
  others: number
  /** Share of a processor that the host took from the machine, 0 to 1, whether or not it says so. */
  stolen: number
}

const pieces = 8
const listenMilliseconds = 1000
const stealMilliseconds = 500
const maxOthers = 0.1
const maxSlower = 1.2
/** Between the two. What is stolen all along is as it is: to measure once more would not help. */
const maxStolenApart = 0.1
/** Of a processor; less is told nowhere. */
const mostUntold = 0.1

/** Takes two seconds. */
export async function calibrate(): Promise<Calibration> {
  const before = times()
  const own = process.cpuUsage()
  const start = performance.now()
  const work = Math.min(...Array.from({ length: pieces }, pieceOfWork))
  const stolen = stolenOf(shortPieces())
  await pause(listenMilliseconds)
  const after = times()
  const { user, system } = process.cpuUsage(own)
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
  const ours = (user + system) / 1000 / (performance.now() - start) / cpus().length
  return { work, others: Math.max(0, busy - ours), stolen }
}

/** Why figures between the two are not to be trusted; nothing where the machine was quiet. */
export function disturbance(before: Calibration, after: Calibration): string | undefined {
  const others = Math.max(before.others, after.others)
  if (others > maxOthers) return `others took ${percent(others)} of the processors`
  if (Math.abs(before.stolen - after.stolen) > maxStolenApart) {
    return `the host took ${percent(before.stolen)} of a processor before it and ${percent(after.stolen)} after it`
  }
  const slower = Math.max(before.work, after.work) / Math.min(before.work, after.work)
  return slower > maxSlower ? `the same work took ${slower.toFixed(2)} times as long` : undefined
}

/** What to say of a share that the host took all along; nothing where it is little. */
export function stolenText(share: number): string | undefined {
  return share > mostUntold
    ? `The host took ${percent(share)} of a processor from this machine`
    : undefined
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/**
 * The share of their time for which short pieces of the same work stood still. A host that gives a
 * processor to somebody else stops all that runs on it, and few of them count that as `steal`.
 *
 * @param milliseconds what each piece took
 */
export function stolenOf(milliseconds: readonly number[]): number {
  const undisturbed = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length / 10)]!
  let [all, stolen] = [0, 0]
  for (const one of milliseconds) {
    all += one
    if (one > 2 * undisturbed) stolen += one - undisturbed
  }
  return stolen / all
}

/** Each of a third of a millisecond and less than what a host gives a processor away for. */
function shortPieces(): number[] {
  const milliseconds: number[] = []
  // The first are slower: the engine compiles them meanwhile.
  for (let piece = 0; piece < 50; piece++) shortPiece()
  const end = performance.now() + stealMilliseconds
  for (let now = performance.now(); now < end;) {
    shortPiece()
    const then = performance.now()
    milliseconds.push(then - now)
    now = then
  }
  return milliseconds
}

function shortPiece(): number {
  let sum = 0
  for (let turn = 0; turn < 300_000; turn++) sum = Math.imul(sum, 31) + turn
  return sum
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
