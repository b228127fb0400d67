import { parseArgs } from 'node:util'

/** In the order in which one needs the other: sheets and papers show the pictures. */
export const taskNames = [
  'pictures',
  'models',
  'illustrations',
  'films',
  'data-sheets',
  'papers',
] as const
export type TaskName = (typeof taskNames)[number]

export const usage = `Makes the sample company's media from its catalogue: what is missing, or was made from other data.

  npm run media                                      all of it
  npm run media -- check [task …]                    what is stale, missing or orphaned, and why; writes nothing
  npm run media -- pictures [--force] [slug …]       product pictures
  npm run media -- models [--force] [slug …]         models to be turned, of what the pictures show
  npm run media -- illustrations [--force] [name …]  logos, icons, drawings, map, social cards
  npm run media -- films [--force] [name …]          films and their posters (needs ffmpeg)
  npm run media -- data-sheets [--force] [slug …]    data and product sheets
  npm run media -- papers [--force] [name …]         guides, brochures, papers, the BEAD files

--force makes again what is up to date, and over files that were not made here.
CHROMIUM_PATH names the browser that draws; without it an installed one does.`

export type Command =
  | { command: 'make'; tasks: readonly TaskName[]; only: string[]; force: boolean }
  | { command: 'check'; tasks: readonly TaskName[] }
  | { command: 'help' }
  | { command: 'mistake'; message: string }

/** Reads the words after `npm run media --`. */
export function readArguments(words: string[]): Command {
  const parsed = parse(words)
  if (typeof parsed === 'string') return { command: 'mistake', message: parsed }
  const { force, help } = parsed.values
  const [first, ...rest] = parsed.positionals
  if (help) return { command: 'help' }
  if (first === 'check') return readCheck(rest, force)
  if (first === undefined)
    return force
      ? { command: 'mistake', message: '--force needs a task' }
      : { command: 'make', tasks: taskNames, only: [], force }
  if (!isTask(first)) return { command: 'mistake', message: `there is no task “${first}”` }
  return { command: 'make', tasks: [first], only: rest, force }
}

function parse(words: string[]) {
  const options = {
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function readCheck(words: string[], force: boolean): Command {
  if (force) return { command: 'mistake', message: 'check writes nothing; leave --force out' }
  const unknown = words.find((word) => !isTask(word))
  if (unknown !== undefined) return { command: 'mistake', message: `there is no task “${unknown}”` }
  return { command: 'check', tasks: words.length ? words.filter(isTask) : taskNames }
}

const isTask = (word: string): word is TaskName => taskNames.some((name) => name === word)
