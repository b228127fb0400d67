import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { judge, ratioOf, shareOfBudget, type Figure } from './figure.ts'
import { budgetPicture } from './budget-picture.ts'
import { stolenText } from './calibration.ts'
import { budgetText, figureText } from './table.ts'

/** `disturbed`: why its figures are not to be trusted, although it was measured twice. */
export type PartRun = { part: string; seconds: number; figures: Figure[]; disturbed?: string }
export type Run = {
  at: string
  commit: string
  runs: number
  /** `stolen`: the most of a processor that the host took from it; a kept run of long ago did not look. */
  machine: { processor: string | undefined; cores: number; node: string; stolen?: number }
  parts: PartRun[]
}

const file = 'docs/bench.json'
const page = 'docs/bench.md'
const picture = 'docs/bench.svg'
const story = 'docs/performance.md'

/** The run that was kept last, to compare with. */
export function readKeptRun(): Run | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : undefined
}

/** Writes a run down, for the next one and for who reads the page. */
export function keepRun(run: Run, former: Run | undefined): void {
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  writeFileSync(page, runPage(run, former))
  writeFileSync(picture, budgetPicture(run.parts.flatMap(({ figures }) => figures)))
  writeFileSync(story, withRun(readFileSync(story, 'utf8'), run))
}

const [begin, end] = ['<!-- written by the bench -->', '<!-- /written by the bench -->']

/** A page with what the run came to in the place that it keeps for that. */
export function withRun(text: string, run: Run): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${story} has no place for the run that is kept`)
  const told = [standing(run), chart, ...overIn(run)].join('\n\n')
  return `${text.slice(0, from + begin.length)}\n\n${told}\n\n${text.slice(to)}`
}

const chart = '![Every figure beside its budget](bench.svg)'

function standing({ at, commit, parts }: Run): string {
  const judged = parts.flatMap(({ figures }) => figures).filter((figure) => judge(figure))
  const within = judged.filter((figure) => judge(figure) !== 'over')
  return `The run of ${at.slice(0, 10)} at ${commit}: ${within.length} of ${judged.length} figures that have a budget are within it.`
}

function overIn({ parts }: Run): string[] {
  const over = parts
    .flatMap(({ figures }) => figures)
    .filter((figure) => judge(figure) === 'over')
    .map((figure) => `${figure.what} (${shareOfBudget(figure)!.toFixed(2)}×)`)
  return over.length ? [`Over it: ${over.join(', ')}.`] : []
}

/**
 * How a figure stands to that of a former run: its ratio to its baseline where both have one, for
 * that is what machines have in common. Undefined where it was not measured.
 */
export function changeSince(former: Run | undefined, part: string, figure: Figure) {
  const before = former?.parts
    .find((one) => one.part === part)
    ?.figures.find(({ what }) => what === figure.what)
  if (!before) return undefined
  const [now, then] = [ratioOf(figure), ratioOf(before)]
  const change = now && then ? now / then : before.value ? figure.value / before.value : undefined
  return change === undefined || !Number.isFinite(change) ? undefined : change
}

export function runPage(run: Run, former: Run | undefined): string {
  const { at, commit, runs, machine, parts } = run
  const all = parts.flatMap(({ figures }) => figures)
  const over = all.filter((figure) => judge(figure) === 'over')
  const judged = all.filter((figure) => judge(figure))
  const minutes = parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  const stolen = stolenText(machine.stolen ?? 0)
  const since = former ? ` Beside it the run of ${former.at.slice(0, 10)} at ${former.commit}.` : ''
  return `${[
    '# Bench',
    `Written by \`npm run bench -- --keep\` at ${commit}, ${at.slice(0, 16).replace('T', ' ')} UTC: at most ${runs} runs each, ${minutes.toFixed(0)} minutes, ${machine.cores} × ${machine.processor ?? 'a processor'}, Node ${machine.node}.${stolen ? ` ${stolen}.` : ''}${since} What was tried, and what no run of a quarter of an hour can tell, is in [performance](performance.md).`,
    `${judged.length - over.length} of ${judged.length} figures that have a budget are within it. Each bar is what a figure takes of its budget, the line its end:`,
    chart,
    ...parts.map((part) => partOfPage(part, runs, former)),
  ].join('\n\n')}\n`
}

function partOfPage({ part, figures, disturbed }: PartRun, runs: number, former: Run | undefined) {
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure)
    const change = changeSince(former, part, figure)
    const cells = [
      figure.what,
      `${figureText(figure.value, figure.unit)} ${figure.unit}`,
      figure.baseline === undefined ? '' : figureText(figure.baseline, figure.unit),
      ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
      budgetText(figure) ?? '',
      judge(figure) === 'over'
        ? `**over**, ${shareOfBudget(figure)!.toFixed(2)}×`
        : (judge(figure) ?? ''),
      change === undefined ? '' : `${change.toFixed(2)}×`,
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return [
    `## ${part}\n\n    npm run bench -- ${part} --runs=${runs}\n`,
    ...(disturbed ? [`The machine was not quiet: ${disturbed}.\n`] : []),
    '| what | figure | baseline | ratio | budget | | since the last |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
