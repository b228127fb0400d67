import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, log, open } from '#test/chat-page.ts'
import { center, viewer } from '#test/knowledge-page.ts'
import { keepOffline } from '#test/kept-page.ts'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite, type VisitOptions } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** A page of each kind, and what no site map names. */
const firstOfEach = new Map(sitePaths.toReversed().map((path) => [kindOfPage(path), path]))
const besides = ['/compare?products=ball-valve-dn15,ball-valve-dn25', '/loss-budget', '/nowhere']

/** A page that notes whatever its policy refuses, beside what its console says of it. */
function watched(path: string, options: VisitOptions = {}) {
  return visit(path, {
    ...options,
    prepare: async (fresh) => {
      await fresh.addInitScript(() => {
        const refused: string[] = []
        Object.assign(window, { refused })
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
          refused.push(`${violatedDirective} ${sample}`),
        )
      })
      await options.prepare?.(fresh)
    },
  })
}
const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused)

test('what becomes markup or a script without our server is refused', async () => {
  const page = await watched('/products', { tolerate: /[Tt]rusted|require-trusted/ })
  const passed = await page.evaluate(() => {
    const markup = '<img src="/nothing" onerror="window.attacked=1">'
    const rules = { createHTML: (html: string) => html }
    const part = document.body.appendChild(document.createElement('div'))
    const script = document.createElement('script')
    const attempts: Record<string, () => unknown> = {
      'inner HTML': () => (part.innerHTML = markup),
      'outer HTML': () => (part.outerHTML = markup),
      'HTML beside': () => part.insertAdjacentHTML('beforeend', markup),
      'a fragment': () => document.createRange().createContextualFragment(markup),
      'a document': () => new DOMParser().parseFromString(markup, 'text/html'),
      'HTML of a frame': () => (document.createElement('iframe').srcdoc = markup),
      'the address of a script': () => (script.src = '/service-worker.js'),
      'the text of a script': () => (script.text = 'window.attacked=1'),
      'a worker': () => new Worker('/service-worker.js'),
      'another policy': () => window.trustedTypes?.createPolicy('another', rules as never),
      'our policy again': () => window.trustedTypes?.createPolicy('default', rules as never),
    }
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]!()
        return true
      } catch (error) {
        return !(error instanceof TypeError)
      }
    })
  })
  expect(passed).toEqual([])
  expect((await refused(page)).length).toBeGreaterThanOrEqual(11)
  expect(await page.evaluate('window.attacked')).toBeUndefined()
})

describe('our own code is not refused', () => {
  test('from the list over a table and a product to a comparison and a parts list', async () => {
    const page = await watched('/products?view=table')
    await page.mouse.move(300, 300)
    await quiet(page)
    await expect.poll(() => page.locator('head link[media=print]').count()).toBe(1)
    await page.getByRole('table').getByRole('link', { name: 'QB-15', exact: true }).click()
    await heading(page, 'Ball valve DN 15')
    await quiet(page)
    await page
      .getByRole('region', { name: /Specification/ })
      .or(page.getByRole('table'))
      .first()
      .waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Compare/ })
      .first()
      .click()
    await page.goBack()
    await quiet(page)
    expect(await refused(page)).toEqual([])

    const list = await watched('/list?items=QB-15:4,QG-63:2')
    await list.getByRole('button', { name: 'Remove QB-15' }).click()
    await list.waitForURL(url('/list?items=QG-63:2'))
    await quiet(list)
    expect(await refused(list)).toEqual([])
  })

  inSweeps('where a PDF is read', async () => {
    const page = await watched(`${center}?doc=valve-catalog`)
    await viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').waitFor()
    expect(await refused(page)).toEqual([])
  })

  inSweeps('where a model is turned', async () => {
    const page = await watched('/ball-valve-dn40', { reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'View in 3D', exact: true }).click()
    const said = page.getByRole('dialog', { name: 'Ball valve DN 40' }).getByRole('status')
    await expect.poll(() => said.innerText(), { timeout: 60_000 }).toContain('Model loaded')
    expect(await refused(page)).toEqual([])
  })

  inSweeps('where pages are kept for reading without a network', async () => {
    const page = await watched('/ball-valve-dn15', { serviceWorkers: 'allow' })
    await keepOffline(page)
    expect(await refused(page)).toEqual([])
    await page.goto(url('/offline'))
    await page.getByRole('main').getByRole('link', { name: 'Ball valve DN 15' }).waitFor()
    expect(await refused(page)).toEqual([])
  })

  inSweeps('where the assistant answers', async () => {
    const page = await watched('/')
    await open(page)
    await ask(page, 'Which ball valve is for 40 bar?')
    expect(await log(page).getByRole('link').count()).toBeGreaterThan(0)
    expect(await refused(page)).toEqual([])
  })

  inSweeps.each([...firstOfEach.values(), ...besides])(
    'on %s, when a visitor gives a first sign and goes on to another page',
    async (path) => {
      const page = await watched(path, { tolerate: /status of 404/ })
      await page.mouse.move(300, 300)
      await page.mouse.wheel(0, 2000)
      await quiet(page)
      await page.getByRole('contentinfo').getByRole('link').first().click()
      await quiet(page)
      expect(await refused(page), path).toEqual([])
    },
  )
})
