import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import { createEmbeddedFileStore } from '#server/adapters/file-store/embedded.ts'
import { createFirebaseFileStore } from '#server/adapters/file-store/firebase-storage.ts'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import { storedPictures } from '#server/adapters/picture-source/stored-pictures.ts'
import { files, redirectedFiles } from '#server/api/files.ts'
import { objectStorageApi } from '#server/api/object-storage.ts'
import type { Env } from '#server/env.ts'
import { createObjectStorage } from '#server/object-storage/create-object-storage.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { PictureSource } from '#server/ports/picture-source.ts'

type Chosen = {
  store: FileStore
  pictures: PictureSource
  /** Answers below /files. */
  files: Hono
  /** Served by this process; undefined when the storage is elsewhere. */
  api: Hono | undefined
  /** Origins the browser reads and frames documents from. */
  origins: string[]
}

/** Firebase Storage, or anything that speaks its protocol, when the environment names it; else the folder. */
export function chooseObjectStorage(env: Pick<Env, 'storage'>, folder: string): Chosen {
  if (env.storage) {
    const { url, bucket } = env.storage
    const store = createFirebaseFileStore({ fetch, sleep, baseUrl: url, bucket })
    return {
      store,
      pictures: storedPictures(store),
      files: redirectedFiles(store.address),
      api: undefined,
      origins: [new URL(url).origin],
    }
  }
  const storage = createObjectStorage(folder)
  return {
    store: createEmbeddedFileStore(storage.folder),
    pictures: folderPictures(folder),
    files: files(storage.folder),
    api: objectStorageApi(storage),
    origins: [],
  }
}
