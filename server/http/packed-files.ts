import { extname, join } from 'node:path'

export const fileTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const incompressible = new Set(['.ico', '.png', '.woff2'])

/** Whether a file of a client is sent compressed. */
export function isPacked(path: string): boolean {
  const type = extname(path)
  return Object.hasOwn(fileTypes, type) && !incompressible.has(type)
}

/**
 * Where a build keeps a file of its client in Brotli's best form: made with the build, for the React of a page
 * takes a second, which the first visitor after a start would wait for. Beside the client, of which every
 * file has an address.
 */
export const packedFile = (client: string, path: string): string =>
  join(client, '..', 'packed', `${path}.br`)
