import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { errorFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { pictureStarts, startOf } from '../file-start.ts'

/** Files with the ending of a picture that are none, or of another kind. */
export function pictureFaults(folder: string): Fault[] {
  const endings = Object.keys(pictureStarts)
  return globSync(`{storage,public}/**/*.{${endings.join(',')}}`, { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .flatMap((name) => {
      const start = startOf(join(folder, name))
      const ending = name.split('.').at(-1)!
      if (pictureStarts[ending]!.test(start)) return []
      const other = endings.find((one) => pictureStarts[one]!.test(start))
      const what = other
        ? `is no .${ending} but a .${other}: give it that ending`
        : `is no picture: ${start ? 'save it again' : 'it is empty'}, or fetch it whole`
      return [errorFault(name, '', what)]
    })
}
