import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { faultsOf } from './check.ts'
import { outputs } from './outputs.ts'
import type { Output } from './outputs.ts'
import { openPhotographer } from './photographer.ts'
import type { Photographer } from './photographer.ts'
import { socialSize } from './social.ts'

/** Output to the hash of its sources. */
export type IllustrationLock = Record<string, string>
export const lockName = 'media/illustrations.lock.json'

export interface IllustrationRun {
  root: string
  chromium: string
  /** Parts of file names to make; empty means all. */
  only: string[]
  force: boolean
  say: (line: string) => void
}

/** Makes every logo, icon, drawing and social card that is missing or stale. Returns how many failed. */
export async function makeIllustrations({
  root,
  chromium,
  only,
  force,
  say,
}: IllustrationRun): Promise<number> {
  const all = await outputs(root, say)
  const lock = await readLock(root)
  const chosen = all.filter(({ file }) => !only.length || only.some((part) => file.includes(part)))
  const due: Output[] = []
  for (const output of chosen) if (force || (await isDue(root, output, lock))) due.push(output)
  say(`${all.length} illustrations, ${due.length} to make`)
  const cameras: Photographer[] = []
  const camera = async () => (cameras[0] ??= await openPhotographer(root, chromium, socialSize))
  let failed = 0
  for (const [index, output] of due.entries()) {
    try {
      const bytes = await make(output, camera)
      await save(path.join(root, output.file), bytes)
      lock[output.file] = output.hash
      say(`${index + 1}/${due.length} ${output.file} ${(bytes.length / 1000).toFixed(1)} KB`)
    } catch (error) {
      failed++
      say(`${index + 1}/${due.length} ${output.file} FAILED: ${String(error).split('\n')[0]}`)
    }
  }
  await Promise.all(cameras.map((open) => open.close()))
  if (!only.length) await forget(root, all, lock, say)
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  await save(path.join(root, lockName), Buffer.from(`${JSON.stringify(sorted, null, 1)}\n`))
  return failed
}

async function make(output: Output, camera: () => Promise<Photographer>): Promise<Buffer> {
  if (output.render) return output.render(camera)
  const text = output.text ?? ''
  const faults = output.file.endsWith('.svg') ? faultsOf(text) : []
  if (faults.length) throw new Error(faults.join('; '))
  return Buffer.from(text)
}

/** Text is compared with the file itself, which also finds a file that was edited by hand. */
export async function isDue(
  root: string,
  { file, hash, text }: Output,
  lock: IllustrationLock,
): Promise<boolean> {
  if (lock[file] !== hash) return true
  const target = path.join(root, file)
  if (text !== undefined) return (await readFile(target, 'utf8').catch(() => '')) !== text
  return access(target).then(
    () => false,
    () => true,
  )
}

export async function readLock(root: string): Promise<IllustrationLock> {
  try {
    return JSON.parse(await readFile(path.join(root, lockName), 'utf8')) as IllustrationLock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${lockName} cannot be read. Delete it to make every illustration again.`, {
      cause: error,
    })
  }
}

/** Written whole and then moved into place: a run that is stopped leaves no half picture. */
async function save(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
}

async function forget(
  root: string,
  all: Output[],
  lock: IllustrationLock,
  say: (line: string) => void,
) {
  const made = new Set(all.map(({ file }) => file))
  for (const file of Object.keys(lock)) {
    if (made.has(file)) continue
    delete lock[file]
    await rm(path.join(root, file), { force: true })
    say(`${file} removed: nothing draws it any more`)
  }
}
