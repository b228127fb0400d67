import { closeSync, openSync, readSync } from 'node:fs'

/** How pictures of each ending begin, the bytes of each format as Latin-1. */
export const pictureStarts: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  avif: /^[^]{4}ftypavi[fs]/,
}

/** The first bytes of a file as Latin-1, in which its format is written. */
export function startOf(path: string): string {
  const bytes = Buffer.alloc(16)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes)).toString('latin1')
  } finally {
    closeSync(file)
  }
}
