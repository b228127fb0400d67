import { readCatalogue } from '../catalogue.ts'
import { readLock } from '../making/lock.ts'
import type { Output, Setting, Task } from '../making/task.ts'
import { lockOf } from '../places.ts'
import { faultsOf } from './check.ts'
import { illustrations, type Illustration } from './outputs.ts'
import { openPhotographer, type Photographer } from './photographer.ts'
import { socialSize } from './social.ts'

/** Logos, icons, drawings, map and social cards, asked for by a part of their names. */
export function illustrationTask({ folder, chromium, say }: Setting): Task {
  let photographer: Photographer | undefined
  const camera = async () =>
    (photographer ??= await openPhotographer(folder, chromium(), socialSize))
  return {
    name: 'illustrations',
    async outputs() {
      const entries = await readCatalogue(folder, say)
      const all = illustrations(folder, entries, await readLock(lockOf('pictures')))
      return all.map((one): Output => ({
        files: [one.file],
        isAskedBy: (word) => one.file.includes(word),
        hash: () => one.hash,
        make: async () => ({ bytes: [await make(one, camera)], hash: one.hash }),
      }))
    },
    close: async () => photographer?.close(),
  }
}

async function make(
  { file, text = '', render }: Illustration,
  camera: () => Promise<Photographer>,
): Promise<Buffer> {
  if (render) return render(camera)
  const faults = file.endsWith('.svg') ? faultsOf(text) : []
  if (faults.length) throw new Error(faults.join('; '))
  return Buffer.from(text)
}
