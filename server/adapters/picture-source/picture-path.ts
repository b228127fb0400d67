import { extname } from 'node:path'

const types = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif'])

export function isPicture(path: string): boolean {
  return !path.includes('\0') && types.has(extname(path).toLowerCase())
}

/** `https:…`, `//host/…`: an address, not a path. */
export function isOtherPlace(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(path)
}
