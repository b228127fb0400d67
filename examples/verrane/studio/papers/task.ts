import type { Output, Setting, Task } from '../making/task.ts'
import { writeSpreadsheet } from './generate/spreadsheet.ts'
import { iconOf, planPapers, type Plan } from './plan.ts'
import { openPress, type Press } from './press.ts'

/** Guides, brochures, papers and the BEAD files, asked for by a part of their names. */
export function paperTask({ folder, chromium, say }: Setting): Task {
  let press: Press | undefined
  const print = async (html: string) => {
    press ??= await openPress(folder, chromium())
    return press.print(html)
  }
  return {
    name: 'papers',
    outputs: async () => (await planPapers(folder, say)).map((plan) => paperOutput(plan, print)),
    close: async () => press?.close(),
  }
}

function paperOutput(plan: Plan, print: Press['print']): Output {
  const common = {
    isAskedBy: (word: string) => plan.file.toLowerCase().includes(word.toLowerCase()),
    hash: () => plan.hash,
  }
  if (plan.kind === 'xlsx')
    return {
      ...common,
      files: [`storage/${plan.file}`],
      make: async () => ({ bytes: [await writeSpreadsheet(plan.rows)], hash: plan.hash }),
    }
  return {
    ...common,
    files: [`storage/${plan.file}`, `storage/${iconOf(plan.file)}`],
    async make() {
      const { pdf, pages, thumbnail } = await print(plan.html)
      return { bytes: [pdf, thumbnail], hash: plan.hash, notes: { pages } }
    },
  }
}
