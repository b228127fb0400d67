import { access, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { captionsOf } from './captions.ts'
import { checkEncoder, encode, writePoster } from './encode.ts'
import { readFilmLock, writeFilmLock } from './lock.ts'
import { filmHash, filmPlans } from './plan.ts'
import type { FilmEntry, FilmLock, FilmPlan } from './plan.ts'
import { openTake } from './stage.ts'

export interface FilmRun {
  root: string
  chromium: string
  /** Names of films to make; empty means all. */
  only: string[]
  /** Make them even if nothing changed. */
  force: boolean
  say: (line: string) => void
}

/** Frames under way at once: 1.4 MB each. */
const batch = 12

/** Makes every film that is missing or stale, one at a time. Returns how many failed. */
export async function makeFilms({ root, chromium, only, force, say }: FilmRun): Promise<number> {
  const missing = await checkEncoder()
  if (missing) {
    say(missing)
    return 1
  }
  const storage = path.join(root, 'content/storage')
  const lockFile = path.join(root, 'media/films.lock.json')
  const unknown = only.filter((name) => !filmPlans.some((plan) => plan.name === name))
  for (const name of unknown) say(`${name}: no film has this name`)
  const lock = await readFilmLock(lockFile)
  const due: FilmPlan[] = []
  for (const plan of filmPlans) {
    if (only.length && !only.includes(plan.name)) continue
    if (force || (await isDue(plan, lock, storage))) due.push(plan)
  }
  say(`${filmPlans.length} films, ${due.length} to make`)
  let failed = unknown.length
  for (const [index, plan] of due.entries()) {
    const hash = filmHash(plan)
    const started = Date.now()
    try {
      const made = await makeFilm(plan, storage, chromium, (line) =>
        say(`${index + 1}/${due.length} ${plan.name} ${line}`),
      )
      // Read again: another run may have written its own films meanwhile.
      const now = await readFilmLock(lockFile)
      now[plan.film] = { hash, ...made }
      await writeFilmLock(lockFile, now)
      const took = Math.round((Date.now() - started) / 1000)
      say(
        `${index + 1}/${due.length} ${plan.film} ${Math.round(made.bytes / 1000)} KB in ${took} s`,
      )
    } catch (error) {
      failed++
      say(`${index + 1}/${due.length} ${plan.name} FAILED: ${String(error)}`)
    }
  }
  return failed
}

async function isDue(plan: FilmPlan, lock: FilmLock, storage: string): Promise<boolean> {
  if (lock[plan.film]?.hash !== filmHash(plan)) return true
  const files = [plan.film, plan.poster, plan.captions].filter((file) => file !== undefined)
  const found = files.map((file) => access(path.join(storage, file)))
  return Promise.all(found).then(
    () => false,
    () => true,
  )
}

async function makeFilm(
  plan: FilmPlan,
  storage: string,
  chromium: string,
  say: (line: string) => void,
): Promise<Omit<FilmEntry, 'hash'>> {
  const target = path.join(storage, plan.film)
  await mkdir(path.dirname(target), { recursive: true })
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  const reelFile = path.join(folder, 'reel.yuv')
  const take = await openTake(`${plan.kind}/${plan.name}`, chromium)
  try {
    const reel = await open(reelFile, 'w')
    const count = Math.round(take.seconds * take.fps)
    for (let first = 0; first < count; first += batch) {
      const frames = await take.frames(first, Math.min(batch, count - first))
      for (const frame of frames) await reel.write(frame)
      if (first % (4 * batch) === 0) say(`frame ${first + frames.length} of ${count}`)
    }
    await reel.close()
    await take.close()
    if (plan.captions) {
      await writeFile(path.join(storage, plan.captions), captionsOf(take.steps))
    }
    await writePoster(reelFile, path.join(storage, plan.poster))
    const bytes = await encode(reelFile, take.fps, target, plan.mostBytes)
    return { seconds: take.seconds, bytes }
  } finally {
    await take.close()
    await rm(folder, { recursive: true, force: true })
  }
}
