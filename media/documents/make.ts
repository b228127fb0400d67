import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeSpreadsheet } from './generate/spreadsheet.ts'
import { readLock, writeLock } from './lock.ts'
import type { Lock } from './lock.ts'
import { iconOf, planDocuments, staleDocuments } from './plan.ts'
import type { Plan } from './plan.ts'
import { openPress } from './press.ts'
import type { Press } from './press.ts'

export interface DocumentRun {
  root: string
  chromium: string
  /** Parts of file names; empty means all. */
  only: string[]
  /** Make them even if nothing changed. */
  force: boolean
  say: (line: string) => void
}

/** Makes every document that is missing or stale. Returns how many failed. */
export async function makeDocuments({
  root,
  chromium,
  only,
  force,
  say,
}: DocumentRun): Promise<number> {
  const storage = path.join(root, 'content/storage')
  const lockFile = path.join(root, 'media/documents.lock.json')
  const plans = await planDocuments(root)
  const lock = await readLock(lockFile)
  const chosen = plans.filter(
    ({ file }) =>
      !only.length || only.some((name) => file.toLowerCase().includes(name.toLowerCase())),
  )
  const due = force ? chosen : await staleDocuments(chosen, lock, storage)
  say(`${plans.length} documents, ${due.length} to make`)
  let press: Press | undefined
  let failed = 0
  for (const [index, plan] of due.entries()) {
    const started = Date.now()
    try {
      if (plan.kind === 'pdf') press ??= await openPress(root, chromium)
      lock[plan.file] = await make(plan, press, storage)
      await writeLock(lockFile, lock)
      say(
        `${index + 1}/${due.length} ${plan.file} ${lock[plan.file]!.pages ?? '-'} p ${Math.round(lock[plan.file]!.bytes / 1000)} KB ${((Date.now() - started) / 1000).toFixed(1)} s`,
      )
    } catch (error) {
      failed++
      say(`${index + 1}/${due.length} ${plan.file} FAILED: ${String(error).split('\n')[0]}`)
    }
  }
  await press?.close()
  if (!only.length) await forget(plans, lock, storage, say)
  await writeLock(lockFile, lock)
  return failed
}

async function make(plan: Plan, press: Press | undefined, storage: string): Promise<Lock[string]> {
  if (plan.kind === 'xlsx') {
    const bytes = await writeSpreadsheet(plan.rows)
    await place(path.join(storage, plan.file), bytes)
    return { hash: plan.hash, bytes: bytes.length }
  }
  const { pdf, pages, thumbnail } = await press!.print(plan.html)
  await place(path.join(storage, plan.file), pdf)
  await place(path.join(storage, iconOf(plan.file)), thumbnail)
  return { hash: plan.hash, bytes: pdf.length, pages, thumbnail: thumbnail.length }
}

/** Written beside its place and moved in: a run that is stopped leaves no half file. */
async function place(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

/** Documents whose source is gone leave the storage and the lock; files made by others stay. */
async function forget(
  plans: Plan[],
  lock: Lock,
  storage: string,
  say: (line: string) => void,
): Promise<void> {
  const named = new Set(plans.map(({ file }) => file))
  for (const file of Object.keys(lock)) {
    if (named.has(file)) continue
    delete lock[file]
    await rm(path.join(storage, file), { force: true })
    await rm(path.join(storage, iconOf(file)), { force: true })
    say(`${file} removed: it has no source any more`)
  }
}
