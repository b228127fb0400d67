// npm run create -- DIR: a company's folder of four answers.
import { resolve } from 'node:path'
import { standardTerminal } from '../catalogue/terminal.ts'
import { root } from '../company.mjs'
import { questions } from './questions.ts'
import { parseArguments, usage } from './arguments.ts'
import { askQuestions, type PromptStreams } from './ask-questions.ts'
import { companyFiles } from './company-files.ts'
import { obstacle, writeCompany } from './write-company.ts'

process.exitCode = await run()

async function run(): Promise<number> {
  const terminal = standardTerminal()
  const parsed = parseArguments(process.argv.slice(2))
  if (!parsed.ok) {
    terminal.printError(`${parsed.message}\n\n${usage}`)
    return 2
  }
  if ('help' in parsed) {
    terminal.print(usage)
    return 0
  }
  const { folder: named, given, yes } = parsed.arguments
  const folder = resolve(root, named)
  const why = obstacle(folder)
  if (why) {
    terminal.printError(why)
    return 1
  }
  const outcome = await askQuestions(questions(localeHere()), { given, yes }, promptStreams())
  if (!outcome.ok) {
    terminal.printError(outcome.message)
    return outcome.isUsage ? 2 : 1
  }
  const files = companyFiles(outcome.answers, { folder, now: new Date() })
  writeCompany(folder, files)
  const { locale, template } = outcome.answers.language
  if (new Intl.Locale(locale).language !== template) {
    terminal.print(`Texts are in English: there are none for ${locale} yet.`)
  }
  terminal.print(nextSteps(named, files.size))
  return 0
}

/** Undefined where no terminal is attached. */
function promptStreams(): PromptStreams | undefined {
  const { stdin: input, stdout: output } = process
  return input.isTTY && output.isTTY ? { input, output } : undefined
}

/** What this machine speaks, where it says so with a region. */
function localeHere(): string {
  const { locale } = Intl.DateTimeFormat().resolvedOptions()
  return new Intl.Locale(locale).region ? locale : 'en-US'
}

/** What is said once a company's folder is written. */
function nextSteps(folder: string, files: number): string {
  return `
${files} files are in ${folder}. From here, in the folder of the software:

  CONTENT_DIR=${folder} npm start             builds and serves it: http://localhost:3000
  CONTENT_DIR=${folder} npm run dev           the same, and shows every change at once
  npm run content -- check ${folder}          every fault, with file, line and what to do

Addresses, telephone, pictures and mark are placeholders: ${folder}/README.md says what to do first
and next.`
}
