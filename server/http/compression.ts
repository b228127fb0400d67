import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readQualities } from './qualities.ts'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The encoding to answer with, after Accept-Encoding (RFC 9110, 12.5.3); undefined for none. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  if (accept === undefined) return undefined
  const offered = readQualities(accept)
  const weight = (name: string) => offered.get(name) ?? offered.get('*') ?? 0
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : undefined
}

/**
 * `quality` is Brotli's, 1 to 11, or gzip's, 1 to 9; what is compressed once and sent often
 * deserves the best.
 * The bytes are copied, for zlib's own are a slice of a chunk of 16 KB that they would keep in memory.
 */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return Buffer.from(await gzipped(body, { level: quality }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return Buffer.from(await brotli(body, { params }))
}
