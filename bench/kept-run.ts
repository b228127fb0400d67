import { readFileSync, writeFileSync } from 'node:fs'
import { markdownTable, type Row } from './table.ts'

export type Run = {
  at: string
  commit: string
  machine: { processor: string | undefined; cores: number; node: string; load: number }
  minutes: number
  figures: Row[]
  /** Parts that this machine could not run, or that failed, and why. */
  missing: { part: string; reason: string }[]
}

const page = 'docs/performance.md'
const [begin, end] = ['<!-- table of the bench -->', '<!-- /table of the bench -->']

/** Writes a run to docs/bench.json, and its table to the page about performance. */
export function keepRun(run: Run): void {
  writeRun('docs/bench.json', run)
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), run))
}

export function writeRun(file: string, run: Run): void {
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}

/** The page with the run's table between its two markers. */
export function withTable(text: string, run: Run): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table.`)
  const { at, commit, machine, minutes, figures } = run
  const caption =
    `Run of ${at.slice(0, 10)} at ${commit}: ${machine.cores} × ${machine.processor ?? 'processor'}, ` +
    `Node ${machine.node}, ${minutes.toFixed(0)} minutes, load ${machine.load.toFixed(1)} at the start.`
  return `${text.slice(0, from + begin.length)}\n\n${caption}\n\n${markdownTable(figures)}\n\n${text.slice(to)}`
}
