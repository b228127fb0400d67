import { mkdirSync, writeFileSync } from 'node:fs'
import { badMoods, type BadMood } from '#test/fakes/moody-proxy.ts'
import type { Dependency } from './dependencies.ts'
import { secondsUntil, whatIsTold } from './site-tells.ts'

/** One dependency in one mood at one moment, and what came of it. */
export type Row = {
  moment: 'at boot' | 'in flight'
  dependency: string
  mood: BadMood
  /** Until the site said so; undefined where it never did. */
  toldAfter: number | undefined
  /** From the moment at which it was well again; undefined where nothing recovered in time. */
  wellAfter: number | undefined
}

/** A refresh may have begun just before, and two attempts of ten seconds hang before it is a fault. */
const maxSecondsToTell = 30
const maxSecondsToRecover = 30

/** Whether the site says so of a dependency. */
export const tellsOf =
  (dependency: Dependency, url: string, which: 'isToldBad' | 'isToldWell') =>
  async (): Promise<boolean> => {
    const told = await whatIsTold(url)
    return Boolean(told && (await dependency[which](told, url)))
  }

export const secondsToTell = (dependency: Dependency, url: string) =>
  secondsUntil(tellsOf(dependency, url, 'isToldBad'), maxSecondsToTell)
export const secondsToRecover = (dependency: Dependency, url: string) =>
  secondsUntil(tellsOf(dependency, url, 'isToldWell'), maxSecondsToRecover)

/** Puts one dependency into each mood, one after the other, and back to well. */
export async function runRows(dependency: Dependency, url: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const mood of badMoods) {
    if (dependency.except?.[mood]) continue
    await dependency.proxy.become(mood)
    const toldAfter = await secondsToTell(dependency, url)
    await dependency.proxy.become('well')
    const wellAfter = await secondsToRecover(dependency, url)
    const { name } = dependency
    rows.push({ moment: 'in flight', dependency: name, mood, toldAfter, wellAfter })
  }
  return rows
}

/** What is wrong with the rows, a line each. */
export function problemsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ moment, dependency, mood, toldAfter, wellAfter }) => {
    const of = `${dependency}, ${mood} ${moment}`
    return [
      ...(toldAfter === undefined ? [`${of}: never told`] : []),
      ...(wellAfter === undefined ? [`${of}: not well in ${maxSecondsToRecover} s`] : []),
    ]
  })
}

/** Keeps what a run came to, for docs/reliability.md. */
export function writeReport(name: string, report: unknown): void {
  mkdirSync('test-results', { recursive: true })
  writeFileSync(`test-results/faults-${name}.json`, `${JSON.stringify(report, null, 2)}\n`)
}
