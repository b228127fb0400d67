import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { site as own } from '#content/site.ts'
import type { CatalogueFile } from '#domain/catalogue/check-fault.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/sheets.ts'
import { buildFolder } from '../../build-site.mjs'
import { faultsOf, listStorage } from '../check.ts'
import type { Place } from '../sheets/place.ts'
import type { Terminal } from '../terminal.ts'
import { layOut, putDrafts, readDrafts, type Drafts } from './drafts.ts'
import { createGate } from './gate.ts'
import { startDraftSite, type DraftSite } from './site.ts'

export type PreviewOptions = {
  /** A workbook, or a folder of documents. */
  file: string
  storage: string
  port: number
  /** The address that a proxy gives it. */
  url: string | undefined
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Between two looks at whether the drafts have changed. */
const lookMilliseconds = 1000

/** `preview`: the site with the drafts at a secret address, until it is stopped. */
export async function preview(
  options: PreviewOptions,
  place: Place,
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const stored = listStorage(options.storage)
  const check = (files: readonly CatalogueFile[]) =>
    faultsOf({ files: [...files], faults: [], unreadable: new Set() }, stored)
  const read = async () => {
    const drafts = await readDrafts(options.file, place, check)
    await putDrafts(folder, drafts.documents)
    return drafts
  }
  const stopped = Promise.withResolvers<number>()
  // From the start: a site that is just starting must not outlive this.
  const stop = () => stopped.resolve(0)
  for (const signal of signals) process.once(signal, stop)
  try {
    layOut(folder, options.storage)
    let drafts = await read()
    const secret = randomBytes(16).toString('base64url')
    const starting = Promise.withResolvers<DraftSite>()
    const gate = createGate({
      secret,
      note: () => noteOf(drafts),
      ask: async (request) => ask(request, (await starting.promise).url),
    })
    const server = createServer(getRequestListener(gate.fetch))
    const url = addressOf(options, await listen(server, options.port, env.HOST))
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    const site = await startDraftSite({ url, content: folder, data: folder, env }).catch(
      (error: unknown) => {
        close()
        throw error
      },
    )
    if (site.company !== own.name) {
      site.stop()
      close()
      await site.ended
      throw new Error(
        `the build in ${buildFolder} is the site of ${site.company}, and these drafts are of ${own.name}: npm run build with the same CONTENT_DIR, then try again`,
      )
    }
    starting.resolve(site)
    terminal.print(noteOf(drafts))
    terminal.print(`${url}/preview/${secret}/`)
    terminal.print('Whoever has this address sees the drafts. Ctrl-C ends it.')
    const looking = lookOut(
      options.file,
      async () => {
        drafts = await read()
        terminal.print(noteOf(drafts))
      },
      terminal,
    )
    void site.ended.then(() => stopped.resolve(1))
    const status = await stopped.promise
    clearInterval(looking)
    site.stop()
    close()
    await site.ended
    return status
  } finally {
    for (const signal of signals) process.off(signal, stop)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Resolves with the port, which is any free one where 0 was asked for. */
async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, done)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function addressOf({ url }: PreviewOptions, port: number): string {
  return url?.replace(/\/+$/, '') ?? `http://localhost:${port}`
}

function noteOf({ changed, errors }: Drafts): string {
  const said = plural(changed.length, texts.drafts)
  return errors > 0 ? plural(errors, texts.draftsWithErrors, { said }) : said
}

/** Asks the site behind; unpacked, so that pages can be told what they are. */
function ask(request: Request, site: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'cookie', 'accept-encoding', 'if-none-match', 'connection'])
    headers.delete(name)
  headers.set('accept-encoding', 'identity')
  const { method, body } = request
  const sent = body ? { body, duplex: 'half' as const } : {}
  return fetch(`${site}${pathname}${search}`, { method, headers, redirect: 'manual', ...sent })
}

/** Calls when a file, or a folder's files, are others than before; a fault is said and waited out. */
function lookOut(source: string, changed: () => Promise<void>, terminal: Terminal) {
  let [before, isBusy] = [signOf(source), false]
  return setInterval(() => {
    const now = signOf(source)
    if (isBusy || now === before || now === undefined) return
    before = now
    isBusy = true
    changed()
      .catch((error: unknown) => terminal.printError(`Not read: ${(error as Error).message}`))
      .finally(() => (isBusy = false))
  }, lookMilliseconds)
}

/** Undefined while a program that saves has taken the file away. */
function signOf(source: string): string | undefined {
  const sign = (path: string) => {
    const { mtimeMs, size } = statSync(path)
    return `${path} ${mtimeMs} ${size}`
  }
  try {
    if (!statSync(source).isDirectory()) return sign(source)
    return readdirSync(source)
      .map((name) => sign(join(source, name)))
      .join('\n')
  } catch {
    return undefined
  }
}
