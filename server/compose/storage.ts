import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { knowledge as knowledgeContent } from '#content/knowledge.ts'
import { placesOf } from '#app/features/document/document-places.server.ts'
import { createEmbeddedFileStore } from '#server/adapters/file-store/embedded.ts'
import { createFirebaseFileStore } from '#server/adapters/file-store/firebase-storage.ts'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import { storedPictures } from '#server/adapters/picture-source/stored-pictures.ts'
import type { Env } from '#server/env.ts'
import { files, redirectedFiles } from '#server/knowledge/files.ts'
import { createLastGoodFiles } from '#server/knowledge/list-files.ts'
import { createLiveKnowledge } from '#server/knowledge/live-knowledge.ts'
import { createObjectStorage } from '#server/knowledge/object-storage/create-object-storage.ts'
import { createTextIndex } from '#server/knowledge/text-index.ts'
import { createTextThread } from '#server/knowledge/text-thread.ts'
import { pictures } from '#server/pictures/pictures.ts'
import { bootTimeoutMilliseconds } from './boot-timeout.ts'
import { contentFolder } from './content-folder.ts'

/** At boot, pages are made and visitors answered before documents are read. */
const pauseBeforeReadingMilliseconds = 3000

/** The object storage, and what is made of it: the Knowledge Center's list, files and pictures. */
export async function composeStorage({ env, log }: { env: Env; log: Logger }) {
  const { pictures: source, ...storage } = chooseStorage(env)
  const { store } = storage
  const thread = createTextThread(join(env.DATA_DIR, 'knowledge', 'texts'))
  const knowledge = await createLiveKnowledge({
    store,
    lastGood: createLastGoodFiles(join(env.DATA_DIR, 'knowledge', 'last-good.json')),
    texts: createTextIndex({ store, thread, log, placesOf }),
    content: knowledgeContent,
    isPage: (path) => placesOf(path) !== undefined,
    log,
    timeout: () => sleep(bootTimeoutMilliseconds),
    pauseBeforeReading: () => sleep(pauseBeforeReadingMilliseconds, undefined, { ref: false }),
  })
  return {
    knowledge,
    storage,
    pictures: pictures({ source, cache: join(env.DATA_DIR, 'pictures'), log }),
  }
}

/**
 * Firebase Storage, or anything that speaks its protocol, when the environment names it; else the
 * folder, which this process serves by `api`. `files` answers below /files, and browsers read
 * documents from `origins`.
 */
function chooseStorage({ storage: hosted, CONTENT_DIR }: Pick<Env, 'storage' | 'CONTENT_DIR'>) {
  if (hosted) {
    const { url, bucket } = hosted
    const store = createFirebaseFileStore({ fetch, sleep, baseUrl: url, bucket })
    return {
      store,
      pictures: storedPictures(store),
      files: redirectedFiles(store.address),
      api: undefined,
      origins: [new URL(url).origin],
    }
  }
  const folder = `${CONTENT_DIR ?? contentFolder}/storage`
  const embedded = createObjectStorage(folder)
  return {
    store: createEmbeddedFileStore(embedded.folder),
    pictures: folderPictures(folder),
    files: files(embedded.folder),
    api: embedded.api,
    origins: [],
  }
}
