import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from 'node:zlib'
import { entityTagOf } from '#server/http/entity-tag.ts'

/** A text that is never in memory whole: of a large catalogue a feed is hundreds of times its packed form. */
export type PackedText = {
  /** By Brotli. */
  packed: Uint8Array<ArrayBuffer>
  /** Of the text as it was. */
  etag: string
  bytes: number
}

const quality = 6
/** Brotli looks back so far, 1 MB as bits: what goes with a product goes with the next of its series. */
const window = 20
/** Characters that are handed on at once. */
const blockLength = 64 * 1024

/** Packs a text as its pieces are made; `pause` lets others go on between two of them. */
export async function packText(
  pieces: Iterable<string>,
  pause: () => Promise<unknown>,
): Promise<PackedText> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* blocks() {
    for await (const block of inBlocks(pieces, pause)) {
      const told = Buffer.from(block)
      hash.update(told)
      bytes += told.length
      yield told
    }
  }
  const packer = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  const packed = await collected(blocks(), packer)
  return { packed, etag: entityTagOf(hash, 'weak'), bytes }
}

/** The same text for who reads gzip alone. */
export async function asGzip({ packed }: PackedText): Promise<Uint8Array<ArrayBuffer>> {
  return collected(unpacker(packed), createGzip({ level: quality }))
}

/** The text as it was, as quickly as its reader takes it. */
export function unpacked({ packed }: PackedText): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(unpacker(packed)) as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* inBlocks(pieces: Iterable<string>, pause: () => Promise<unknown>) {
  let block = ''
  for (const piece of pieces) {
    block += piece
    if (block.length >= blockLength) {
      yield block
      block = ''
    }
    await pause()
  }
  if (block) yield block
}

function unpacker(packed: Uint8Array) {
  const stream = createBrotliDecompress({ chunkSize: blockLength })
  stream.end(packed)
  return stream
}

async function collected(
  source: AsyncIterable<Uint8Array>,
  packer: ReturnType<typeof createBrotliCompress | typeof createGzip>,
): Promise<Uint8Array<ArrayBuffer>> {
  const [bytes] = await Promise.all([buffer(packer), pipeline(source, packer)])
  return new Uint8Array(bytes)
}
