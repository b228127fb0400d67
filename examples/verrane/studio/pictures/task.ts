import sharp from 'sharp'
import { readCatalogue } from '../catalogue.ts'
import type { Output, Setting, Task } from '../making/task.ts'
import { pictureHash, picturesOf, type PicturePlan } from './plan.ts'
import { openStudio, type Studio } from './studio.ts'

/** A picture's size on a page is 25 KB at most once scaled; the stored one may have this many bytes. */
const maxBytes = 45_000
const qualities = [86, 80, 74, 68, 60]
/** A fresh page now and then: textures of labels add up in the software renderer. */
const picturesPerPage = 60

/** Product pictures, asked for by slug. */
export function pictureTask({ folder, chromium, say }: Setting): Task {
  let studio: Studio | undefined
  let shot = 0
  const shoot = async ({ kind, view, attributes }: PicturePlan) => {
    if (shot++ % picturesPerPage === 0) {
      await studio?.close()
      studio = await openStudio(chromium())
    }
    return studio!.shoot({ kind, view, attributes, ...(view === 'hero' ? {} : { frames: 8 }) })
  }
  return {
    name: 'pictures',
    async outputs() {
      const entries = await readCatalogue(folder, say)
      return entries
        .flatMap(({ document }) => picturesOf(document))
        .map((plan) => pictureOutput(plan, shoot))
    },
    close: async () => studio?.close(),
  }
}

/** Why a picture is made: a model reads some attributes only, and the others may change freely. */
export function pictureOutput(plan: PicturePlan, shoot: (plan: PicturePlan) => Shot): Output {
  const { file, slug, kind, view } = plan
  return {
    files: [`storage/${file}`],
    isAskedBy: (word) => word === slug,
    hash: (entry) => pictureHash(plan, entry?.uses ?? []),
    // What is missing or shows the wrong thing before what is only stale; at each step heroes, then second views.
    turn: (entry) =>
      (entry?.kind === kind ? 3 : 0) + (view === 'hero' ? 0 : file.endsWith('-2.webp') ? 1 : 2),
    async make() {
      const { png, used } = await shoot(plan)
      const uses = used.filter((name) => name !== 'toJSON')
      return {
        bytes: [await encode(png)],
        hash: pictureHash(plan, uses),
        notes: { kind, view, uses },
      }
    },
  }
}

type Shot = Promise<{ png: Buffer; used: string[] }>

async function encode(png: Buffer): Promise<Buffer> {
  let smallest: Buffer | undefined
  for (const quality of qualities) {
    smallest = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (smallest.length <= maxBytes) break
  }
  if (!smallest) throw new Error('no picture was encoded')
  return smallest
}
