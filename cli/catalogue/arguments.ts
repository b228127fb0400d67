import { readCommandLine } from '../command-line.ts'
import { companyFolder } from '../company.mjs'

export type Arguments = {
  command: keyof typeof commands
  /** The workbook; empty for commands without one. */
  file: string
  folder: string
  storage: string
  checkFiles: boolean
  yes: boolean
  delete: boolean
  force: boolean
  /** Does it, in place of showing what it would do. */
  write: boolean
  acceptWarnings: boolean
}

export type ParsedArguments =
  | { ok: true; arguments: Arguments }
  | { ok: true; help: true }
  | { ok: false; message: string }

const contentFolder = companyFolder().name
const defaultFolder = `${contentFolder}/catalogue`

export const usage = `Usage: npm run catalogue -- COMMAND [DIR] [options]

DIR holds one {slug}.json per product; it is ${defaultFolder} when
left out, and relative to the project's folder.

  check DIR   report every fault of the catalogue
      --storage DIR   where pictures and documents are looked for (the company's own)
      --no-files      do not look for pictures and documents
  thumbnails  which PDFs of the storage have no thumbnail, or one of a former version
      --storage DIR   where they lie (the company's own)
      --write         draw them; what was not made here stays
  data-sheets DIR   which data sheets that products name are missing, or say what was so before
      --storage DIR   as above
      --write         print them by Chromium; what was not made here stays
  push DIR    write the catalogue to the hosted Firestore collection "products"
      --yes           do not ask
      --delete        also remove documents that DIR does not have
      --force         push in spite of errors
  pull DIR    write the hosted collection to DIR
      --yes           do not ask
      --delete        also remove files that the collection does not have
  export FILE.xlsx DIR   write the catalogue as a workbook for editors
      --force         in the place of a file that is there
  import FILE.xlsx DIR   show what a workbook changes, and what is wrong with it,
                  the same listed in a copy, FILE-checked.xlsx
      --write         write it, unless something is wrong
      --delete        also remove products whose rows are gone
      --accept-warnings   write in spite of warnings
      --storage DIR, --no-files   as in check

push and pull show what would change first. They read FIRESTORE_PROJECT_ID and
GOOGLE_APPLICATION_CREDENTIALS (a service account's key file), or
FIRESTORE_EMULATOR_HOST (host:port of an emulator).

Exit status: 0 done, 1 faults found or refused, 2 wrong usage.`

const options = {
  storage: { type: 'string' },
  'no-files': { type: 'boolean' },
  yes: { type: 'boolean' },
  delete: { type: 'boolean' },
  force: { type: 'boolean' },
  write: { type: 'boolean' },
  'accept-warnings': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const commands = {
  check: ['storage', 'no-files'],
  thumbnails: ['storage', 'write'],
  'data-sheets': ['storage', 'write'],
  push: ['yes', 'delete', 'force'],
  pull: ['yes', 'delete'],
  export: ['force'],
  import: ['write', 'delete', 'accept-warnings', 'storage', 'no-files'],
} satisfies Record<string, string[]>

export function parseArguments(args: readonly string[]): ParsedArguments {
  const line = readCommandLine(args, options, commands)
  if (!line.ok || 'help' in line) return line
  const { command, values, others } = line
  const takesFile = command === 'export' || command === 'import'
  const [file = '', ...rest] = takesFile ? others : ['', ...others]
  if (takesFile && !/\.xlsx$/i.test(file)) {
    return { ok: false, message: `${command} needs a workbook: name a FILE.xlsx.` }
  }
  const [folder = defaultFolder, ...more] = rest
  if (more.length > 0) return { ok: false, message: `One DIR only; ${more[0]} is too much.` }
  if (folder === '' || values.storage === '') return { ok: false, message: 'DIR is empty.' }
  return {
    ok: true,
    arguments: {
      command,
      file,
      folder,
      storage: values.storage ?? `${contentFolder}/storage`,
      checkFiles: !values['no-files'],
      yes: values.yes ?? false,
      delete: values.delete ?? false,
      force: values.force ?? false,
      write: values.write ?? false,
      acceptWarnings: values['accept-warnings'] ?? false,
    },
  }
}
