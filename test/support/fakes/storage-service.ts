import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createObjectStorage } from '#server/knowledge/object-storage/create-object-storage.ts'
import { companyFolder } from '../company.ts'

type Options = {
  /** What becomes of a request before the storage sees it: an answer, a wait, or nothing. */
  meet?: (request: Request) => Response | undefined | Promise<Response | undefined>
}

/** A hosted storage with the company's files, which errs and dawdles as it is told. */
export async function startStorageService({ meet = () => undefined }: Options = {}) {
  const storage = createObjectStorage(`${companyFolder}/storage`)
  const fetch = async (request: Request) => (await meet(request)) ?? storage.api.fetch(request)
  return new Promise<{ url: string; variables: Record<string, string>; stop: () => void }>(
    (resolve) => {
      const server = serve(
        { fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
        ({ port }: AddressInfo) => {
          const url = `http://127.0.0.1:${port}`
          resolve({
            url,
            variables: {
              FIREBASE_STORAGE_BUCKET: 'our-bucket',
              FIREBASE_STORAGE_URL: url,
              CATALOGUE_REFRESH_SECONDS: '1',
            },
            stop: () => void server.close(),
          })
        },
      )
    },
  )
}
