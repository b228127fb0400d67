import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { openStudio } from './browser.ts'
import type { Studio } from './browser.ts'
import { readCatalogue } from './catalogue.ts'
import { readLock, writeLock } from './lock.ts'
import { pictureHash, picturesOf } from './plan.ts'
import type { Lock, PicturePlan } from './plan.ts'

export interface PictureRun {
  root: string
  chromium: string
  /** Slugs to make; empty means all that the catalogue names. */
  only: string[]
  /** Make them even if nothing changed. */
  force: boolean
  say: (line: string) => void
}

/** A picture's size on a page is 25 KB at most once scaled; the stored one may have this many bytes. */
const mostBytes = 45_000
const qualities = [86, 80, 74, 68, 60]

/** Makes every product picture that is missing or stale, heroes first. Returns how many failed. */
export async function makePictures({
  root,
  chromium,
  only,
  force,
  say,
}: PictureRun): Promise<number> {
  const storage = path.join(root, 'content/storage')
  const lockFile = path.join(root, 'media/pictures.lock.json')
  const products = await readCatalogue(path.join(root, 'content/catalogue'), say)
  const lock = await readLock(lockFile)
  const plans = products.flatMap(picturesOf)
  const chosen = plans.filter(({ slug }) => !only.length || only.includes(slug))
  for (const slug of only)
    if (!chosen.some((plan) => plan.slug === slug))
      say(`${slug}: no product of this name has a picture field`)
  const due: PicturePlan[] = []
  for (const plan of chosen) if (force || (await isDue(plan, lock, storage))) due.push(plan)
  due.sort((a, b) => order(a, lock) - order(b, lock))
  say(`${plans.length} pictures in the catalogue, ${due.length} to make`)
  await mkdir(path.join(storage, 'productImages'), { recursive: true })
  const failed = due.length ? await shootAll(due, { storage, lock, lockFile, chromium, say }) : 0
  if (!only.length) await forget(plans, lock, storage, say)
  await writeLock(lockFile, lock)
  return failed
}

/** What is missing or shows the wrong thing before what is only stale; at each step heroes, then second views, then the rest. */
const order = ({ kind, view, file }: PicturePlan, lock: Lock) =>
  (lock[file]?.kind === kind ? 3 : 0) + (view === 'hero' ? 0 : file.endsWith('-2.webp') ? 1 : 2)

async function isDue(plan: PicturePlan, lock: Lock, storage: string): Promise<boolean> {
  const entry = lock[plan.file]
  if (!entry || entry.hash !== pictureHash(plan, entry.uses)) return true
  return access(path.join(storage, plan.file)).then(
    () => false,
    () => true,
  )
}

interface Shoot {
  storage: string
  lock: Lock
  lockFile: string
  chromium: string
  say: (line: string) => void
}

async function shootAll(
  due: PicturePlan[],
  { storage, lock, lockFile, chromium, say }: Shoot,
): Promise<number> {
  let studio: Studio | undefined
  let failed = 0
  for (const [index, plan] of due.entries()) {
    // A fresh page now and then: textures of labels add up in the software renderer.
    if (index % 60 === 0) {
      await studio?.close()
      studio = await openStudio(chromium)
    }
    const started = Date.now()
    try {
      const { png, used } = await studio!.shoot({
        kind: plan.kind,
        view: plan.view,
        attributes: plan.attributes,
        ...(plan.view === 'hero' ? {} : { frames: 8 }),
      })
      const picture = await encode(png)
      const target = path.join(storage, plan.file)
      await writeFile(`${target}.part`, picture)
      await rename(`${target}.part`, target)
      const uses = used.filter((name) => name !== 'toJSON')
      lock[plan.file] = {
        kind: plan.kind,
        view: plan.view,
        uses,
        hash: pictureHash(plan, uses),
        bytes: picture.length,
      }
      await writeLock(lockFile, lock)
      say(
        `${index + 1}/${due.length} ${plan.file} ${plan.kind} ${plan.view} ${Math.round(picture.length / 1000)} KB ${((Date.now() - started) / 1000).toFixed(1)} s`,
      )
    } catch (error) {
      failed++
      say(
        `${index + 1}/${due.length} ${plan.file} FAILED as ${plan.kind} ${plan.view}: ${String(error).split('\n').slice(0, 2).join(' ')}`,
      )
    }
  }
  await studio?.close()
  return failed
}

async function encode(png: Buffer): Promise<Buffer> {
  let smallest: Buffer | undefined
  for (const quality of qualities) {
    smallest = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (smallest.length <= mostBytes) break
  }
  if (!smallest) throw new Error('no picture was encoded')
  return smallest
}

/** Pictures of products that are gone leave the storage and the lock; files made by others stay. */
async function forget(
  plans: PicturePlan[],
  lock: Lock,
  storage: string,
  say: (line: string) => void,
): Promise<void> {
  const named = new Set(plans.map(({ file }) => file))
  const present = new Set(
    (await readdir(path.join(storage, 'productImages'))).map((name) => `productImages/${name}`),
  )
  for (const file of Object.keys(lock)) {
    if (named.has(file)) continue
    delete lock[file]
    if (present.has(file)) await rm(path.join(storage, file))
    say(`${file} removed: no product names it`)
  }
}
