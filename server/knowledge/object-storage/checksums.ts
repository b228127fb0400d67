import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import type { StoredObject } from './object-folder.ts'

export type Checksums = { md5Hash: string; crc32c: string }

/** Some kilobytes each; a file that is replaced leaves its older ones behind. */
const maxKept = 10_000

/** Checksums of objects, both in base64: made at first need and kept while the file is the same. */
export function createChecksums(): (object: StoredObject) => Promise<Checksums> {
  const sums = rememberAsyncByKey(read, new LRUCache<string, Promise<Checksums>>({ max: maxKept }))
  return ({ file, generation, bytes }) => sums(`${generation} ${bytes} ${file}`)
}

async function read(version: string): Promise<Checksums> {
  const [, file = ''] = /^\S+ \d+ (.*)$/s.exec(version) ?? []
  const md5 = createHash('md5')
  let crc = 0xffff_ffff
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    md5.update(chunk)
    for (const byte of chunk) crc = castagnoli[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE((crc ^ 0xffff_ffff) >>> 0)
  return { md5Hash: md5.digest('base64'), crc32c: bytes.toString('base64') }
}

/** CRC-32C (RFC 3720, appendix B.4), reflected. */
const castagnoli = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f6_3b78 : value >>> 1
  return value >>> 0
})
