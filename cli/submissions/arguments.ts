import { readCommandLine } from '../command-line.ts'

export type Arguments =
  | { command: 'list'; waiting: boolean }
  | { command: 'export'; file: string | undefined }
  | { command: 'retry'; ids: string[] }
  | { command: 'backup'; file: string }
  | { command: 'forget'; who: string; yes: boolean }

export type ParsedArguments =
  | { ok: true; arguments: Arguments }
  | { ok: true; help: true }
  | { ok: false; message: string }

export const usage = `Usage: npm run submissions -- COMMAND [options]

  list              what visitors sent: reference, age, state, last failure
      --waiting       only what is not delivered yet
  export --csv      everything, as CSV (RFC 4180, UTF-8); a row for each part
      [FILE]          written to FILE, which must not exist; else printed
  retry [ID ...]    makes what waits due at once; all of it without an ID

  forget WHO        deletes all that one person sent: an e-mail address, an ID
      --yes           or a reference. Items on the boards, too; asks first

  backup FILE       a copy of the SQLite file, made while the server runs

Reads DATA_DIR or DATABASE_URL, like the server. The running server sends what
is due within a second.

Exit status: 0 done, 1 failed, 2 wrong usage.`

const options = {
  waiting: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const commands = {
  list: ['waiting'],
  export: ['csv'],
  retry: [],
  backup: [],
  forget: ['yes'],
}

export function parseArguments(args: readonly string[]): ParsedArguments {
  const line = readCommandLine(args, options, commands)
  if (!line.ok || 'help' in line) return line
  const { command, values, others } = line
  switch (command) {
    case 'list':
      if (others.length)
        return { ok: false, message: `list takes nothing; ${others[0]} is too much.` }
      return {
        ok: true,
        arguments: { command, waiting: values.waiting ?? false },
      }
    case 'export':
      if (!values.csv) return { ok: false, message: 'export needs --csv.' }
      if (others.length > 1)
        return { ok: false, message: `One FILE only; ${others[1]} is too much.` }
      if (others[0] === '') return { ok: false, message: 'FILE is empty.' }
      return { ok: true, arguments: { command, file: others[0] } }
    case 'backup':
      if (others.length !== 1 || !others[0]) return { ok: false, message: 'backup needs one FILE.' }
      return { ok: true, arguments: { command, file: others[0] } }
    case 'forget':
      if (others.length !== 1 || !others[0]?.trim())
        return { ok: false, message: 'forget needs one WHO.' }
      return { ok: true, arguments: { command, who: others[0], yes: values.yes ?? false } }
    case 'retry':
      return { ok: true, arguments: { command, ids: others } }
  }
}
