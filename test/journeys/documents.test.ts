import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cards, center } from '#test/knowledge-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const guide = '/documents/ball-valve-installation-guide'
const box = (page: Page, step: number) =>
  page.getByRole('checkbox', { name: `Step ${step} done`, exact: true })
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'steps done' })

describe('a guide as a page', () => {
  test('says what it is, leads to its PDF and to its products', async () => {
    const page = await visit(guide)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Ball valve installation guide',
    )
    await page.getByText('Installation guide QI-4, revision B').waitFor()
    const pdf = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
    expect((await fetch(url(pdf!))).headers.get('content-type')).toBe('application/pdf')
    const list = page.getByRole('region', { name: 'For these products' })
    await list.getByRole('link', { name: 'Ball valve DN 15', exact: true }).click()
    await page.waitForURL('**/ball-valve-dn15')
    await page.getByRole('link', { name: 'Installation guide' }).first().click()
    await page.waitForURL(`**${guide}`)
    await page.getByRole('heading', { level: 1, name: 'Ball valve installation guide' }).waitFor()
    await box(page, 6).waitFor()
  })

  test('keeps what is ticked for this visitor, and only of this revision', async () => {
    const page = await visit(guide)
    await box(page, 2).check()
    await box(page, 6).check()
    await expect.poll(() => done(page).innerText()).toBe('2 of 6 steps done')
    await page.reload()
    await expect.poll(() => done(page).innerText()).toBe('2 of 6 steps done')
    expect(await box(page, 2).isChecked()).toBe(true)
    expect(await box(page, 3).isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Untick all' }).click()
    await expect.poll(() => done(page).innerText()).toBe('0 of 6 steps done')
    expect(await box(page, 2).isChecked()).toBe(false)
    await box(page, 1).check()
    await expect.poll(() => done(page).innerText()).toBe('1 of 6 steps done')
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        const kept = sessionStorage.getItem(key)!
        if (key.startsWith('pref-steps-')) sessionStorage.setItem(key, kept.replace(/^\S+/, 'A'))
      }
    })
    await page.reload()
    await expect.poll(() => done(page).innerText()).toBe('0 of 6 steps done')
  })

  test('is a numbered list without scripts, each step with a link to it', async () => {
    const page = await visit(guide, { javaScriptEnabled: false })
    const link = page.getByRole('link', { name: 'Link to step 4' })
    expect(await link.getAttribute('href')).toBe('#step-4')
    const step = page.getByRole('listitem').filter({ has: link })
    expect(await step.innerText()).toContain('tighten the valve with the other')
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })

  test('opens at the step that an address names', async () => {
    const page = await visit(`${guide}#step-6`, { width: 390 })
    const step = page.getByRole('listitem').filter({ has: box(page, 6) })
    await expect
      .poll(() =>
        step.evaluate((item) => item.matches(':target') && item.getBoundingClientRect().top),
      )
      .toBeLessThan(844)
  })
})

describe('the tables of a guide', () => {
  /** The cells of the row of DN 15: where each begins, and what is written before it. */
  const cellsOf = (page: Page) =>
    page
      .getByRole('table', { name: 'Torque' })
      .getByRole('row', { name: /DN 15/ })
      .locator('th, td')
      .evaluateAll((all) =>
        all.map((cell) => ({
          top: Math.round(cell.getBoundingClientRect().top),
          right: cell.getBoundingClientRect().right,
          label: getComputedStyle(cell, '::before').content.replaceAll('"', ''),
        })),
      )

  test('are tables on wide screens', async () => {
    const cells = await cellsOf(await visit(guide))
    expect(new Set(cells.map(({ top }) => top)).size).toBe(1)
    expect(cells.map(({ label }) => label)).toEqual(cells.map(() => 'none'))
  })

  inSweeps('are facts below each other on phones, each with what it is of', async () => {
    const cells = await cellsOf(await visit(guide, { width: 390 }))
    const tops = cells.map(({ top }) => top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(4)
    for (const { right } of cells) expect(right).toBeLessThanOrEqual(390)
    const labels = await (
      await visit(guide, { width: 390 })
    )
      .getByRole('table', { name: 'Torque' })
      .getByRole('row', { name: /DN 15/ })
      .locator('[data-label]')
      .evaluateAll((all) => all.map((cell) => cell.getAttribute('data-label')))
    expect(labels).toEqual(['Bore', 'Thread', 'Torque', 'Turns of tape'])
    expect(cells.map(({ label }) => label)).not.toContain('none')
  })
})

test('a guide names the products it is of that are no longer made, and says so', async () => {
  const page = await visit(guide)
  const list = page.getByRole('region', { name: 'For these products' })
  const former = list.getByRole('listitem').filter({ hasText: 'No longer made' })
  expect(await former.getByRole('link').allInnerTexts()).toEqual(['Ball valve DN 15, iron lever'])
  await former.getByRole('link').click()
  await page.waitForURL('**/ball-valve-dn15-iron-lever')
  await page.getByText('not been made since November 2024').waitFor()
})

describe('a document that there is only as a PDF', () => {
  test('is its text by page, and says so', async () => {
    await expect
      .poll(async () => (await fetch(url('/documents/valve-catalog'))).text(), { timeout: 15_000 })
      .toContain('id="page-1"')
    const page = await visit('/documents/valve-catalog')
    await page.getByText('The text of the PDF, page by page.').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Page 1' }).waitFor()
  })

  inSweeps('that opens after the lead form shows nothing of itself here', async () => {
    const page = await visit('/documents/ball-valve-stainless')
    await page.waitForURL('**/knowledge-center?doc=ball-valve-stainless')
  })

  test('that nobody has is not found', async () => {
    expect((await fetch(url('/documents/no-such-guide'))).status).toBe(404)
  })
})

describe('the search for a step', () => {
  /** The Knowledge Center, once it has read the guide. */
  async function visitFound(query: string) {
    await expect
      .poll(async () => (await fetch(url(center + query))).text(), { timeout: 15_000 })
      .toContain(`${guide}#step-4`)
    return visit(center + query)
  }

  inSweeps('says of what holds only words like those asked for that it does', async () => {
    const query = '?q=tightem'
    const page = await visitFound(query)
    await page
      .getByText('No document here contains exactly “tightem”. These contain similar words.')
      .waitFor()
    const found = cards(page).filter({ hasText: 'Step 4:' })
    expect(await found.innerText()).toContain('words similar to “tightem”')
    const exact = await visit(`${center}?q=tighten`)
    await cards(exact).first().waitFor()
    expect(await exact.getByText('words like').count()).toBe(0)
  })

  test('leads from the Knowledge Center to the step', async () => {
    const query = '?q=tighten+the+valve+wrench'
    const page = await visitFound(query)
    const found = cards(page).filter({ hasText: 'Step 4:' })
    await found.getByRole('link', { name: 'Fitting a ball valve' }).click()
    await page.waitForURL(`**${guide}#step-4`)
    await box(page, 4).waitFor()
  })
})
