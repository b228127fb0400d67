import { parseArgs } from 'node:util'
import type { Answers } from './questions.ts'

export type Arguments = {
  folder: string
  given: Partial<Record<keyof Answers, string>>
  yes: boolean
}

type ParsedArguments =
  | { ok: true; arguments: Arguments }
  | { ok: true; help: true }
  | { ok: false; message: string }

export const usage = `Usage: npm run create -- DIR [options]

Asks four questions and writes a company's folder to DIR: a whole site with two families and four
products to overwrite, its check and what deploys it. DIR is not there yet, or is empty; it is
relative to the project's folder, and lies outside of it. Each option answers a question:

  --name="Kolbach GmbH"             what the company is called, with its legal form; where that is
                                    long, as "Kolbach (Kolbach Cylinder Works GmbH)"
  --trade="hydraulic cylinders"     what it makes, in one to four words, as inside a sentence
  --color="#1f6fb2"                 the color of buttons and lines
  --language=de-DE                  language and region: texts are in English and German
  --yes                             ask nothing: what has no option is as it usually is

Exit status: 0 done, 1 nothing written, 2 wrong usage.`

const options = {
  name: { type: 'string' },
  trade: { type: 'string' },
  color: { type: 'string' },
  language: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export function parseArguments(args: readonly string[]): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help) return { ok: true, help: true }
    const [folder, ...more] = positionals
    if (!folder?.trim()) return { ok: false, message: 'Name the folder to write.' }
    if (more.length) return { ok: false, message: `One DIR only; ${more[0]} is too much.` }
    const { yes = false, help: _, ...given } = values
    return { ok: true, arguments: { folder, given, yes } }
  } catch (error) {
    return { ok: false, message: (error as Error).message }
  }
}
