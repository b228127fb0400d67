import { readCommandLine } from '../command-line.ts'

type Command = 'check' | 'types'
type ParsedArguments =
  | {
      ok: true
      command: Command
      folder: string | undefined
      checkTypes: boolean
      recordsOnly: boolean
    }
  | { ok: true; help: true }
  | { ok: false; message: string }

export const usage = `Usage: npm run content -- COMMAND [DIR] [options]

  check DIR   report every fault of a company's folder: shapes of its records by file and
              line, links, files, texts, empty pages, products and old addresses
      --no-types      do not look at shapes, which takes most of the time
  types DIR   report what is not of the shape that the site wants, and nothing else
      --records-only  in the records alone, in a second; not in what the site makes of them

DIR is the folder that CONTENT_DIR names when left out, else the sample. It is relative to the
project's folder.

Exit status: 0 done, 1 faults found, 2 wrong usage.`

const options = {
  'no-types': { type: 'boolean' },
  'records-only': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const commands = { check: ['no-types'], types: ['records-only'] }

export function parseArguments(args: readonly string[]): ParsedArguments {
  const line = readCommandLine<Command, typeof options>(args, options, commands)
  if (!line.ok || 'help' in line) return line
  const [folder, ...more] = line.others
  if (more.length > 0) return { ok: false, message: `One DIR only; ${more[0]} is too much.` }
  if (folder === '') return { ok: false, message: 'DIR is empty.' }
  const { 'no-types': noTypes = false, 'records-only': recordsOnly = false } = line.values
  return { ok: true, command: line.command, folder, checkTypes: !noTypes, recordsOnly }
}
