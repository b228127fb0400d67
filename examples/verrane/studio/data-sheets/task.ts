import { access } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { readCatalogue } from '../catalogue.ts'
import type { LockEntry } from '../making/lock.ts'
import type { Made, Output, Setting, Task } from '../making/task.ts'
import { storageOf } from '../places.ts'
import { site } from '../../site.ts'
import { compact } from './compact.ts'
import { isService } from './content/service.ts'
import { pictureData, settle, thumbnail } from './finish.ts'
import { issueOf } from './issue.ts'
import { contentHash, picturePath, plansOf, sheetHash, type SheetPlan } from './plan.ts'
import { openPrinter, type Printer } from './printer.ts'
import { renderSheet } from './sheet.ts'

/** Data and product sheets with their thumbnails, asked for by the slug of a product in them. */
export function dataSheetTask({ folder, chromium, say }: Setting): Task {
  const storage = storageOf(folder)
  let printer: Printer | undefined
  const print = async (plan: SheetPlan, entry: LockEntry | undefined) => {
    printer ??= await openPrinter(chromium())
    return makeSheet(plan, entry, { printer, storage })
  }
  return {
    name: 'data-sheets',
    async outputs() {
      const entries = await readCatalogue(folder, say)
      const plans = plansOf(entries.map(({ product }) => product))
      return plans.map((plan): Output => ({
        files: [`storage/${plan.file}`, `storage/${thumbnailOf(plan.file)}`],
        isAskedBy: (word) => plan.members.some(({ slug }) => slug === word),
        hash: () => sheetHash(plan, storage),
        make: (entry) => print(plan, entry),
      }))
    },
    close: async () => printer?.close(),
  }
}

async function makeSheet(
  plan: SheetPlan,
  entry: LockEntry | undefined,
  { printer, storage }: { printer: Printer; storage: string },
): Promise<Made> {
  // Taken first: a picture that is replaced meanwhile leaves the sheet stale, not wrongly fresh.
  const hash = await sheetHash(plan, storage)
  const content = contentHash(plan)
  const issue = issueOf(entry, content, new Date())
  const source = picturePath(plan.product.image, storage)
  const scene = plan.type === 'data sheet' && isService(plan.product)
  const picture = source && (await exists(source)) ? await pictureData(source, scene) : undefined
  const printed = await printer.print(renderSheet(plan, issue, picture))
  const pdf = compact(settle(printed.pdf, issue.date, site.name))
  return {
    bytes: [pdf, await thumbnail(printed.firstPage)],
    hash,
    notes: { content, ...issue, pages: printed.pages },
  }
}

/** The Knowledge Center skips the folder `icons`, where each document's thumbnail lies under its own stem. */
const thumbnailOf = (file: string) => `icons/${basename(file, extname(file))}.webp`

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
