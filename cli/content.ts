// npm run content -- check | types: every fault of a company's folder.
import { standardTerminal } from './catalogue/terminal.ts'
import { companyFolder } from './company.mjs'
import { parseArguments, usage } from './content/arguments.ts'
import { useCompany } from './use-company.ts'

process.exitCode = await run()

async function run(): Promise<number> {
  const parsed = parseArguments(process.argv.slice(2))
  const terminal = standardTerminal()
  if (!parsed.ok) {
    terminal.printError(`${parsed.message}\n\n${usage}`)
    return 2
  }
  if ('help' in parsed) {
    terminal.print(usage)
    return 0
  }
  if (parsed.folder !== undefined) process.env.CONTENT_DIR = parsed.folder
  useCompany()
  const { checkContent, checkShapes } = await import('./content/check.ts')
  const company = companyFolder()
  if (parsed.command === 'types') return checkShapes(company, parsed, terminal)
  return checkContent(company, parsed, terminal)
}
