import { describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { axe } from '#test/axe.ts'
import { center, viewer, cards, pageField, pressed, view } from '#test/knowledge-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

describe('the viewer', () => {
  test('opens and closes with the address, also by back and forward', async () => {
    const page = await visit(center)
    await view(page, 'Valve Catalog').click()
    await viewer(page).waitFor()
    await expect
      .poll(() => new URL(page.url()).searchParams.get('doc'))
      .toBe('valve-catalog-featured')
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    await page.goForward()
    await viewer(page).waitFor()
    await viewer(page).getByRole('button', { name: 'Close' }).click()
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  inSweeps('keeps the list that was behind it, without loading it anew', async () => {
    const page = await visit(`${center}?category=Data+Sheets`)
    const list = await page.getByRole('region', { name: 'Documents' }).elementHandle()
    await view(page, 'gauge').click()
    await viewer(page).waitFor()
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('?category=Data+Sheets')
    expect(await pressed(page)).toMatch(/^Data Sheets/)
    expect(await list?.evaluate((element) => element.isConnected)).toBe(true)
  })

  inSweeps('follows back and forward where the page was loaded anew', async () => {
    const page = await visit(center)
    await view(page, 'Valve Catalog').click()
    await viewer(page).waitFor()
    await page.reload()
    await viewer(page).waitFor()
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.goForward()
    await viewer(page).waitFor()
  })

  const guide = 'ball valve installation guide'
  const guidePage = '/documents/ball-valve-installation-guide'

  test('leads to the page of a document that has one', async () => {
    const page = await visit(`${center}?category=Installation+Guides`)
    await view(page, guide).click()
    const link = viewer(page).getByRole('link', { name: 'Read as a page' })
    expect(await link.getAttribute('href')).toBe(guidePage)
    await page.goto(url(`${center}?doc=valve-catalog`))
    await viewer(page).waitFor()
    expect(await link.count()).toBe(0)
  })

  test.each([true, false])(
    'leaves phones to the page of a document that has one, scripts: %s',
    async (javaScriptEnabled) => {
      const path = `${center}?category=Installation+Guides`
      const page = await visit(path, { width: 390, javaScriptEnabled })
      await view(page, guide).click()
      await page.waitForURL(`**${guidePage}`)
      await page.goto(url(center))
      expect(await view(page, 'Valve Catalog').getAttribute('href')).toContain('doc=valve-catalog')
    },
  )

  test('keeps the focus inside and gives it back', async () => {
    const page = await visit(center)
    const button = view(page, 'Works Brochure')
    await button.focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      // Between its last and its first stop the browser's own controls have their turn.
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    await expectFocus(button)
  })

  test('opens by its address alone, by slug and by the whole address', async () => {
    const page = await visit(`${center}?doc=valve-catalog`)
    await viewer(page).getByRole('heading', { name: 'Valve Catalog' }).waitFor()
    const download = viewer(page).getByRole('link', { name: 'Download' })
    const address = new URL((await download.getAttribute('href')) ?? '', url()).href
    const second = await visit(`${center}?doc=${encodeURIComponent(address)}`)
    await viewer(second).getByRole('heading', { name: 'Valve Catalog' }).waitFor()
    await viewer(second).getByRole('button', { name: 'Close' }).click()
    await viewer(second).waitFor({ state: 'detached' })
    expect(new URL(second.url()).search).toBe('')
    expect(await cards(second).count()).toBeGreaterThan(0)
  })

  test('downloads the document', async () => {
    const page = await visit(`${center}?doc=valve-catalog`)
    const waiting = page.waitForEvent('download')
    await viewer(page).getByRole('link', { name: 'Download' }).click()
    expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/)
  })

  inSweeps('copies the link, and says so for a while', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await visit(`${center}?doc=valve-catalog`, { permissions })
    await viewer(page).getByRole('button', { name: 'Copy link' }).click()
    await viewer(page).getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(url(`${center}?doc=valve-catalog`))
    await viewer(page).getByRole('button', { name: 'Copy link' }).waitFor()
  })

  inSweeps('says that the link could not be copied', async () => {
    const page = await visit(`${center}?doc=valve-catalog`, {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('NotAllowedError'))
        }),
    })
    await viewer(page).getByRole('button', { name: 'Copy link' }).click()
    const alert = viewer(page).getByRole('alert')
    await expect.poll(() => alert.textContent()).toBe('Failed to copy link')
    await expectFocus(alert)
  })

  inSweeps(
    'follows the page that is read in its address, and goes to the one that is named',
    async () => {
      const page = await visit(`${center}?doc=valve-catalog#page=3`)
      await expect.poll(() => pageField(page).inputValue()).toBe('3')
      await viewer(page).getByRole('button', { name: 'Next page' }).click()
      await page.waitForURL('**/knowledge-center?doc=valve-catalog#page=4')
      await pageField(page).fill('2')
      await pageField(page).press('Enter')
      await page.waitForURL('**/knowledge-center?doc=valve-catalog#page=2')
      await page.evaluate(() => location.assign('#page=5'))
      await expect.poll(() => pageField(page).inputValue()).toBe('5')
      expect(await viewer(page).locator('iframe').count()).toBe(0)
    },
  )

  inSweeps('fills a phone and breaks no rule of accessibility', async () => {
    const page = await visit(`${center}?doc=valve-catalog`, { width: 390 })
    await viewer(page).getByText('of 5').waitFor()
    expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    expect(await axe(page)).toEqual([])
  })
})
