import { Hono } from 'hono'
import * as texts from '#texts/answers.ts'
import { contentTypeOf } from './object-storage/content-types.ts'
import type { ObjectFolder } from './object-storage/object-folder.ts'
import { sendObject } from './object-storage/send-object.ts'

/** `GET /{path}`: documents and films of the folder, whole or in one byte range. */
export function files(folder: Pick<ObjectFolder, 'find'>) {
  return new Hono().get('/:path{.+}', async (c) => {
    const path = c.req.param('path')
    const object = contentTypeOf(path) ? await folder.find(path) : undefined
    return object ? sendObject(c.req.raw, object) : c.text(texts.noDocument, 404)
  })
}

/** The same addresses where the files are in a hosted storage: it sends them, not this process. */
export function redirectedFiles(address: (path: string) => string) {
  return new Hono().get('/:path{.+}', (c) => {
    const path = c.req.param('path')
    if (!contentTypeOf(path)) return c.text(texts.noDocument, 404)
    c.header('cache-control', 'public, max-age=300')
    return c.redirect(address(path), 302)
  })
}
