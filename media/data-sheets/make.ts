import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '#content/site.ts'
import { compact } from './compact.ts'
import { isService } from './content/service.ts'
import { pictureData, settle, thumbnail } from './finish.ts'
import { issueOf, readSheetLock, writeSheetLock, type SheetLock } from './lock.ts'
import {
  contentHash,
  picturePath,
  plansOf,
  readProducts,
  sheetHash,
  staleness,
  type SheetPlan,
} from './plan.ts'
import { openPrinter, type Printer } from './printer.ts'
import { renderSheet } from './sheet.ts'

export interface SheetRun {
  root: string
  chromium: string
  /** Slugs whose sheets to make; empty means all that the catalogue names. */
  only: string[]
  /** Make them even if nothing changed. */
  force: boolean
  say: (line: string) => void
}

/** Makes every data and product sheet that is missing or stale. Returns how many failed. */
export async function makeDataSheets({
  root,
  chromium,
  only,
  force,
  say,
}: SheetRun): Promise<number> {
  const storage = path.join(root, 'content/storage')
  const lockFile = path.join(root, 'media/data-sheets.lock.json')
  const lock = await readSheetLock(lockFile)
  const plans = plansOf(await readProducts(root))
  const chosen = plans.filter(
    ({ members }) => !only.length || members.some(({ slug }) => only.includes(slug)),
  )
  for (const slug of only)
    if (!chosen.some(({ members }) => members.some((member) => member.slug === slug)))
      say(`${slug}: no product of this name has a data sheet field`)
  const due: SheetPlan[] = []
  for (const plan of chosen) if (force || (await staleness(plan, lock, storage))) due.push(plan)
  say(`${plans.length} sheets in the catalogue, ${due.length} to make`)
  let failed = 0
  const printer = due.length ? await openPrinter(chromium) : undefined
  for (const [index, plan] of due.entries()) {
    const started = Date.now()
    try {
      const { pages, bytes } = await makeSheet(plan, { printer: printer!, lock, storage })
      await writeSheetLock(lockFile, lock)
      say(
        `${index + 1}/${due.length} ${plan.file} ${pages} pages ${Math.round(bytes / 1000)} KB ${((Date.now() - started) / 1000).toFixed(1)} s`,
      )
    } catch (error) {
      failed++
      say(
        `${index + 1}/${due.length} ${plan.file} FAILED: ${String(error).split('\n').slice(0, 2).join(' ')}`,
      )
    }
  }
  await printer?.close()
  if (!only.length) await forget(plans, lock, storage, say)
  await writeSheetLock(lockFile, lock)
  return failed
}

async function makeSheet(
  plan: SheetPlan,
  { printer, lock, storage }: { printer: Printer; lock: SheetLock; storage: string },
): Promise<{ pages: number; bytes: number }> {
  // Taken first: a picture that is replaced meanwhile leaves the sheet stale, not wrongly fresh.
  const hash = await sheetHash(plan, storage)
  const content = contentHash(plan)
  const issue = issueOf(lock[plan.file], content, new Date())
  const source = picturePath(plan.product.image, storage)
  const scene = plan.type === 'data sheet' && isService(plan.product)
  const picture = source && (await exists(source)) ? await pictureData(source, scene) : undefined
  const printed = await printer.print(renderSheet(plan, issue, picture))
  const pdf = compact(settle(printed.pdf, issue.date, site.name))
  await save(path.join(storage, plan.file), pdf)
  await save(path.join(storage, thumbnailOf(plan.file)), await thumbnail(printed.firstPage))
  lock[plan.file] = { hash, content, ...issue, pages: printed.pages, bytes: pdf.length }
  return lock[plan.file]!
}

/** The Knowledge Center skips the folder `icons`, where each document's thumbnail lies under its own stem. */
const thumbnailOf = (file: string) => `icons/${path.basename(file, path.extname(file))}.webp`

async function save(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Sheets that no product names any more leave the storage and the lock; files made by others stay. */
async function forget(
  plans: SheetPlan[],
  lock: SheetLock,
  storage: string,
  say: (line: string) => void,
): Promise<void> {
  const named = new Set(plans.map(({ file }) => file))
  for (const file of Object.keys(lock)) {
    if (named.has(file)) continue
    delete lock[file]
    await rm(path.join(storage, file), { force: true })
    await rm(path.join(storage, thumbnailOf(file)), { force: true })
    say(`${file} removed: no product names it`)
  }
}
