import { readCommandLine } from '../command-line.ts'
import { companyFolder } from '../company.mjs'

export type Arguments = {
  command: 'check' | 'figures' | 'thumbnails' | 'push' | 'pull'
  folder: string
  storage: string
  checkFiles: boolean
  /** Makes files, in place of saying which. */
  write: boolean
  yes: boolean
  delete: boolean
  force: boolean
}

export type ParsedArguments =
  { ok: true; arguments: Arguments } | { ok: true; help: true } | { ok: false; message: string }

const contentFolder = companyFolder().name
const defaultFolder = `${contentFolder}/catalogue`

export const usage = `Usage: npm run catalogue -- COMMAND [DIR] [options]

DIR holds one {slug}.json per product; it is ${defaultFolder} when
left out, and relative to the project's folder.

  check DIR   report every fault of the catalogue
      --storage DIR   where pictures and documents are looked for (the company's own)
      --no-files      do not look for pictures and documents
  figures DIR how many products could carry each further field, and how many do
  thumbnails  which PDFs of the storage have no thumbnail, or one of a former version
      --storage DIR   where they lie (the company's own)
      --write         draw them; what was not made here stays
  push DIR    write the catalogue to the hosted Firestore collection "products"
      --yes           do not ask
      --delete        also remove documents that DIR does not have
      --force         push in spite of errors
  pull DIR    write the hosted collection to DIR
      --yes           do not ask
      --delete        also remove files that the collection does not have

push and pull show what would change first. They read FIRESTORE_PROJECT_ID and
GOOGLE_APPLICATION_CREDENTIALS (a service account's key file), or
FIRESTORE_EMULATOR_HOST (host:port of an emulator).

Exit status: 0 done, 1 faults found or refused, 2 wrong usage.`

const options = {
  storage: { type: 'string' },
  'no-files': { type: 'boolean' },
  write: { type: 'boolean' },
  yes: { type: 'boolean' },
  delete: { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const commands = {
  check: ['storage', 'no-files'],
  figures: [],
  thumbnails: ['storage', 'write'],
  push: ['yes', 'delete', 'force'],
  pull: ['yes', 'delete'],
} satisfies Record<Arguments['command'], string[]>

export function parseArguments(args: readonly string[]): ParsedArguments {
  const line = readCommandLine(args, options, commands)
  if (!line.ok || 'help' in line) return line
  const { command, values, others } = line
  const [folder = defaultFolder, ...more] = others
  if (more.length > 0) return { ok: false, message: `One DIR only; ${more[0]} is too much.` }
  if (folder === '' || values.storage === '') return { ok: false, message: 'DIR is empty.' }
  return {
    ok: true,
    arguments: {
      command,
      folder,
      storage: values.storage ?? `${contentFolder}/storage`,
      checkFiles: !values['no-files'],
      write: values.write ?? false,
      yes: values.yes ?? false,
      delete: values.delete ?? false,
      force: values.force ?? false,
    },
  }
}
