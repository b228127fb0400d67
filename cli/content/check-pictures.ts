import { closeSync, globSync, openSync, readSync } from 'node:fs'
import { join, sep } from 'node:path'
import { errorFault, type Fault } from '#domain/catalogue/check-fault.ts'

/** How pictures of each ending begin, the bytes of each format as Latin-1. */
const pictureStarts: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  avif: /^[^]{4}ftypavi[fs]/,
}

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

/** The first bytes of a file as Latin-1, in which its format is written. */
function startOf(path: string): string {
  const bytes = Buffer.alloc(16)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes)).toString('latin1')
  } finally {
    closeSync(file)
  }
}
