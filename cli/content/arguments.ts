import { readCommandLine } from '../command-line.ts'

type ParsedArguments =
  | { ok: true; folder: string | undefined; checkTypes: boolean }
  | { ok: true; help: true }
  | { ok: false; message: string }

export const usage = `Usage: npm run content -- check [DIR] [options]

  check DIR   report every fault of a company's folder: shapes of its records by file and
              line, links, files, texts, empty pages, products and old addresses
      --no-types      do not look at shapes, which takes most of the time

DIR is the folder that CONTENT_DIR names when left out, else the sample. It is relative to the
project's folder.

Exit status: 0 done, 1 faults found, 2 wrong usage.`

const options = {
  'no-types': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export function parseArguments(args: readonly string[]): ParsedArguments {
  const line = readCommandLine(args, options, { check: ['no-types'] })
  if (!line.ok || 'help' in line) return line
  const [folder, ...more] = line.others
  if (more.length > 0) return { ok: false, message: `One DIR only; ${more[0]} is too much.` }
  if (folder === '') return { ok: false, message: 'DIR is empty.' }
  return { ok: true, folder, checkTypes: !line.values['no-types'] }
}
