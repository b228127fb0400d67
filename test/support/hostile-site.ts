import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { companyFolder } from './company.ts'
import { get } from './fetched-pages.ts'
import { attacked, hostileText, isHarmless } from './hostile.ts'
import { hostileCatalogue } from './hostile-products.ts'
import { elementsOf } from './html.ts'
import { placeFaults } from './place-faults.ts'
import { startWithCatalogue } from './temporary-catalogue.ts'
import { textFaults } from './text-faults.ts'
import { hydrated, useSite } from './visit.ts'

const count = 300
const fileCount = 30
export const folderCount = 3
export const documents = Object.values(hostileCatalogue(count))
export const slugs = documents.map(({ slug }) => String(slug))

/** Of a sheet between its margins (app/ui/print.css), in CSS pixels. */
export const paperWidth = 710

/** Other work on the machine must not fail a test. */
export const timeout = 900_000

/** What a file may be called of it. */
const fileName = (text: string) =>
  text.toWellFormed().replace(/[/\0]/g, '_').slice(0, 40).toWellFormed()

/** A storage of documents and folders that are called like attacks; returns its path. */
async function hostileStorage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  await cp(resolve(companyFolder, 'storage'), folder, { recursive: true })
  const names = fc.sample(hostileText(), { numRuns: fileCount, seed: 18 })
  const pdf = resolve(companyFolder, 'storage/catalogs/Valve Catalog.pdf')
  const folders = Array.from({ length: folderCount }, (_, i) => `${i} ${fileName(names[i]!)}`)
  for (const [i, name] of names.entries()) {
    const within = join(folder, folders[i % folderCount]!)
    await mkdir(within, { recursive: true })
    await copyFile(pdf, join(within, `Hostile ${i} ${fileName(name)}.pdf`))
  }
  return folder
}

/** The built site with 300 products, and a storage, of somebody who means harm. */
async function startHostileSite() {
  const storage = await hostileStorage()
  const site = await startWithCatalogue(hostileCatalogue(count), storage)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(storage, { recursive: true, force: true })
    },
  }
}

type Seen = { dialogs: string[]; violations: string[] }
/** Pictures and films of hosts that nobody allowed are refused; whatever else is refused was tried. */
const allowedViolation = /^(?:img|media)-src /
/** What products name: of hosts that are not there, with a password in it, or nothing of ours. */
const tolerate =
  /(?:Failed to load resource|net::ERR_\w+|^origin).* at (?!http:\/\/localhost)|^(?:Refused to load|Loading) (?:the )?(?:image|media) |status of 404.* at http:\/\/localhost:\d+\/etc\/passwd/

export function useHostileSite() {
  const site = useSite(startHostileSite)
  const seenOn = new WeakMap<Page, Seen>()

  /** A page that has all its code. */
  async function opened(path: string, width = 1440): Promise<Page> {
    const seen: Seen = { dialogs: [], violations: [] }
    const page = await site.visit(path, {
      tolerate,
      width,
      async prepare(fresh) {
        fresh.on('dialog', (dialog) => {
          seen.dialogs.push(dialog.message())
          void dialog.dismiss()
        })
        await fresh.exposeFunction(
          'noteViolation',
          (said: string) => void seen.violations.push(said),
        )
        await fresh.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) => {
            const { noteViolation } = window as unknown as { noteViolation: (s: string) => void }
            noteViolation(`${event.effectiveDirective} ${event.blockedURI}`)
          })
        })
      },
    })
    seenOn.set(page, seen)
    await page.mouse.move(300, 300)
    await expectUnharmed(page, path)
    return page
  }

  /** Goes on to another page, which the browser loads. */
  async function go(page: Page, path: string): Promise<void> {
    await page.goto(new URL(path, page.url()).href)
    await hydrated(page)
    await expectUnharmed(page, path)
  }

  /** What a page may not do, whatever products say: run, open a dialog, lead anywhere or fall apart. */
  async function expectUnharmed(page: Page, where: string): Promise<void> {
    await site.quiet(page)
    expect(await harmOn(page), where).toEqual({
      attacked: false,
      schemes: [],
      handlers: 0,
      foreign: 0,
      titles: 1,
      polluted: [],
    })
    const { dialogs, violations } = seenOn.get(page)!
    expect(dialogs, where).toEqual([])
    expect(
      violations.filter((one) => !allowedViolation.test(one)),
      where,
    ).toEqual([])
  }

  /** On a phone and on a desk, unless told, nothing leaves its place. */
  async function expectInPlace(page: Page, where: string, widths = [390, 1440]): Promise<void> {
    const found: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: page.viewportSize()!.height })
      await site.quiet(page)
      const texts = (await textFaults(page)).filter((one) => one.includes(' lies over '))
      for (const one of [...(await placeFaults(page)), ...texts]) found.push(`${width} px: ${one}`)
    }
    expect(found, where).toEqual([])
  }

  /** What the server sends, before any script. */
  async function expectSentUnharmed(path: string): Promise<string> {
    const ask = () => get(site.url(path))
    // A connection may end just as it is used again.
    const response = await ask().catch(ask)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    for (const { name, attributes } of elementsOf(html))
      for (const [key, value] of Object.entries(attributes)) {
        expect(key, `${path}: ${name}`).not.toMatch(/^on/)
        if (/^(?:href|src|action|poster)$/.test(key)) expect(isHarmless(value), value).toBe(true)
      }
    return html
  }

  return { ...site, opened, go, expectUnharmed, expectInPlace, expectSentUnharmed }
}

function harmOn(page: Page) {
  return page.evaluate((mark) => {
    const schemes = new Set<string>()
    for (const one of document.querySelectorAll('[href], [src], [action], [data]'))
      for (const name of ['href', 'src', 'action', 'data']) {
        const value = one.getAttribute(name)
        const given = value && URL.parse(value, location.href)
        if (given && !/^(?:https?|mailto|tel|data|blob):$/.test(given.protocol))
          schemes.add(given.protocol)
      }
    const handlers = [...document.querySelectorAll('*')].filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith('on')),
    )
    return {
      attacked: Object.hasOwn(window, mark),
      schemes: [...schemes],
      handlers: handlers.length,
      foreign: document.querySelectorAll('img[src=x], iframe, object, embed').length,
      titles: document.querySelectorAll('head > title').length,
      polluted: Object.keys(Object.prototype),
    }
  }, attacked)
}
