import { uuidOf } from '#server/http/uuid-of.ts'
import type { StoredObject } from './object-folder.ts'

/** What Firebase Storage tells of an object. */
export function objectMetadata(bucket: string, object: StoredObject) {
  return {
    name: object.name,
    bucket,
    generation: object.generation,
    metageneration: '1',
    contentType: object.contentType,
    timeCreated: object.created.toISOString(),
    updated: object.updated.toISOString(),
    storageClass: 'STANDARD',
    size: String(object.bytes),
    contentEncoding: 'identity',
    contentDisposition: contentDisposition(object.name),
    etag: etagOf(object),
    // Clients build their download address with it. All may read, so it keeps nothing.
    downloadTokens: uuidOf(object.name),
  }
}

export function etagOf({ generation, bytes }: StoredObject): string {
  return `${Number(generation).toString(36)}-${bytes.toString(36)}`
}

/** RFC 6266: shown in place, saved under its own name. */
export function contentDisposition(name: string): string {
  const plain = encodeURIComponent(name.split('/').at(-1) ?? name)
  const filename = plain.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `inline; filename*=utf-8''${filename}`
}
