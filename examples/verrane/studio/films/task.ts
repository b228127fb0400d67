import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Made, Output, Setting, Task } from '../making/task.ts'
import { captionsOf } from './captions.ts'
import { checkEncoder, encode, poster } from './encode.ts'
import { filmHash, filmPlans, type FilmPlan } from './plan.ts'
import { openTake, type Take } from './stage.ts'

/** Frames under way at once: 1.4 MB each. */
const batch = 12

/** Films with their posters and captions, asked for by name. */
export function filmTask({ chromium, say }: Setting): Task {
  return {
    name: 'films',
    outputs: async () => filmPlans.map((plan) => filmOutput(plan, chromium, say)),
    lacking: checkEncoder,
    // Each film has a browser of its own.
    close: async () => undefined,
  }
}

function filmOutput(plan: FilmPlan, chromium: Setting['chromium'], say: Setting['say']): Output {
  const { film, poster: still, captions, name } = plan
  const more = captions ? [still, captions] : [still]
  return {
    files: [`storage/${film}`, ...more.map((file) => `storage/${file}`)],
    isAskedBy: (word) => word === name,
    hash: () => filmHash(plan),
    async make() {
      const hash = filmHash(plan)
      const take = await openTake(`${plan.kind}/${name}`, chromium())
      try {
        return { hash, ...(await shootFilm(plan, take, (line) => say(`${name} ${line}`))) }
      } finally {
        await take.close()
      }
    },
  }
}

async function shootFilm(
  plan: FilmPlan,
  take: Take,
  say: Setting['say'],
): Promise<Omit<Made, 'hash'>> {
  const workplace = await mkdtemp(join(tmpdir(), 'film-'))
  const reelFile = join(workplace, 'reel.yuv')
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
    const still = await poster(reelFile)
    const film = join(workplace, 'film.mp4')
    await encode(reelFile, take.fps, film, plan.maxBytes)
    const captions = plan.captions ? [Buffer.from(captionsOf(take.steps))] : []
    return { bytes: [await readFile(film), still, ...captions], notes: { seconds: take.seconds } }
  } finally {
    await rm(workplace, { recursive: true, force: true })
  }
}
