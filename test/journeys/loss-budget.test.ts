import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { excess } from '#test/excess.ts'
import { axe } from '#test/axe.ts'
import { get } from '#test/fetched-pages.ts'
import { readyForPaper } from '#test/paper.ts'
import { inSweeps, widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

// On the neutral company it adds up what hangs on a line, in kg.
const { visit, url } = useSite()
const said = (page: Page) => page.getByRole('main').getByRole('status')
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const amount = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `How much, ${name}`, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const pipe = 'Steel pipe DN 15, full of water'

describe.each(widths)('a budget without JavaScript at %i px', (width) => {
  inSweeps('is put together, held to a limit, changed and mended', async () => {
    const page = await visit('/loss-budget', { width, javaScriptEnabled: false })
    await said(page).getByText('Nothing hangs there.').waitFor()
    await page.getByLabel('Bears').selectOption('One bracket')
    await page.getByLabel('Pipe', { exact: true }).selectOption(pipe)
    await page.getByLabel('How long').fill('1 m')
    await page.getByLabel('Part number', { exact: true }).fill('qb-15')
    await press(page, 'Hang it')
    // 1 m × 1.5 and 0.31 kg, a tenth heavier: 1.841.
    await said(page).getByText('Holds: 1.84 kg of 5.00 kg, 3.16 kg to spare').waitFor()
    await expect.poll(() => query(page)).toBe('?items=pipe:1m,QB-15:1&limit=bracket')

    await page.getByLabel('Something of yours').fill('Sign')
    await page.getByLabel('Heaviest, kg').fill('3.5')
    await press(page, 'Hang it')
    await said(page).getByText('Breaks: 5.34 kg of 5.00 kg, 0.34 kg too much').waitFor()
    expect(await row(page, 'Sign').getByText('nobody weighed it').count()).toBe(2)

    await amount(page, pipe).fill('0.5 m')
    await amount(page, pipe).press('Enter')
    await said(page).getByText('Holds: 4.59 kg').waitFor()
    await expect.poll(() => query(page)).toBe('?items=pipe:0.5m,QB-15:1,Sign=3.5:1&limit=bracket')

    await amount(page, 'Sign').fill('a few')
    await press(page, 'Weigh again')
    await page.getByText('What is “a few”?').waitFor()
    expect(await amount(page, 'Sign').inputValue()).toBe('1')
    await press(page, 'Take off Sign')
    await said(page).getByText('Holds: 1.09 kg').waitFor()
    expect(await excess(page)).toBeLessThanOrEqual(0)

    await row(page, 'Ball valve DN 15').getByRole('link').click()
    await expect.poll(() => page.url()).toBe(url('/ball-valve-dn15'))
  })

  test('never calls a sum whole that leaves a row out', async () => {
    const page = await visit('/loss-budget?items=NOBODYS:1', { width })
    await page.getByText(/without 1\./).waitFor()
  })

  inSweeps('passes axe, faults, unknown numbers and long names and all', async () => {
    const long = 'A-VERY-LONG-PART-NUMBER-THAT-NOBODY-HAS-EVER-SEEN-BEFORE-0001'
    const page = await visit(
      `/loss-budget?items=pipe:4m,QB-15:2,QG-63:1,QB-25-E-5O:1,${long}:3&at=90&limit=bracket&margin=x`,
      { width },
    )
    await page.getByText('What is “x”?').waitFor()
    expect(await axe(page)).toEqual([])
    expect(await excess(page)).toBeLessThanOrEqual(0)
  })
})

describe('the page of a budget', () => {
  const channel = '/loss-budget?items=pipe:1m,QB-15:1&at=20&limit=bracket'

  test('says what came of a change, where the keyboard goes on, and steps back', async () => {
    const page = await visit(channel)
    await amount(page, pipe).fill('2 m')
    await page.keyboard.press('Enter')
    await said(page).getByText('Holds: 3.34 kg').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Holds: 3.34')
    await page.getByRole('button', { name: 'Before its neighbor, Ball valve DN 15' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/QB-15(%3A|:)1(%2C|,)pipe/)
    await page.getByRole('button', { name: 'Take off Ball valve DN 15' }).focus()
    await page.keyboard.press('Enter')
    await said(page).getByText('Holds: 3.00 kg').waitFor()
    await page.goBack()
    await said(page).getByText('Holds: 3.34 kg').waitFor()
  })

  test('tells what does not suit, and takes the number that was meant', async () => {
    const page = await visit('/loss-budget?items=pipe:4m,QG-63:1,QB-25-E-5O:1&at=90&limit=bracket')
    await said(page).getByText('It cannot be put together.').waitFor()
    await page.getByText('Pressure gauge 63 mm is for −20 to 60 °C, not for 90 °C.').waitFor()
    await page.getByText('One bracket is good for 20 °C.').waitFor()
    await page.getByText('4 m between walls, One bracket is for 3 m.').waitFor()
    await press(page, 'QB-25-E-50')
    await page.waitForURL(/QB-25-E-50/)
    await row(page, 'Ball valve DN 25').waitFor()
  })

  test('says what it was told how much of and not what, and keeps it', async () => {
    const page = await visit('/loss-budget?items=QB-15:1')
    await page.getByLabel('How long').fill('2 m')
    await page.keyboard.press('Enter')
    await said(page).getByText('Not all of it hangs there.').waitFor()
    await page.getByText('2 m of which “Pipe”?').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toContain('Not all of it hangs there.')
    expect(await page.getByLabel('How long').inputValue()).toBe('2 m')
    await page.getByLabel('Pipe', { exact: true }).selectOption(pipe)
    await press(page, 'Hang it')
    await amount(page, pipe).waitFor()
    expect(await page.getByLabel('How long').inputValue()).toBe('')
    expect(await page.getByText('Not all of it hangs there.').count()).toBe(0)
  })

  test('works a limit out from four powers', async () => {
    const page = await visit('/loss-budget?items=pipe:1m&at=20&limit=powers')
    await page.getByLabel('Up at the least').fill('1')
    await page.getByLabel('Down at the least').fill('−1.5')
    await page.keyboard.press('Enter')
    await said(page).getByText('Holds: 1.50 kg of 2.50 kg').waitFor()
  })

  test('fits on one sheet, without what there is to press', async () => {
    const items = Array.from({ length: 10 }, (_, i) => (i % 2 ? 'QB-15:2' : 'pipe:20m')).join()
    const page = await visit(`/loss-budget?items=${items}&at=20&limit=bracket`)
    await readyForPaper(page)
    const file = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  })

  test('is found by those who search, each of its channels by nobody', async () => {
    const read = async (path: string) => (await get(url(path))).text()
    expect(await read('/sitemap.xml')).toContain('/loss-budget<')
    expect(await read('/loss-budget')).not.toMatch(/name="robots" content="noindex"/)
    expect(await read(channel)).toMatch(/name="robots" content="noindex"/)
  })
})
