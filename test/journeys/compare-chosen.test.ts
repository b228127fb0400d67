import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe } from '#test/axe.ts'
import { ask, log, open } from '#test/chat-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })
const heads = (page: Page) => page.getByRole('columnheader').getByRole('link').allInnerTexts()

describe('what is to be compared', () => {
  test('is chosen from a line of a parts list', async () => {
    const page = await visit('/list?items=QB-15:4,QB-25-E-50:2,NOBODYS:1')
    expect(await page.getByRole('link', { name: 'Compare NOBODYS' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Compare QB-25-E-50' }).press('Enter')
    await tray(page).getByText('QB-25-E-50', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Compare QB-25-E-50', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Compare QB-15', pressed: false }).press(' ')
    await tray(page).getByRole('link', { name: 'Compare 2' }).click()
    await page.waitForURL(url('/compare?products=QB-25-E-50,QB-15'))
    await expect.poll(() => heads(page)).toEqual(['Ball valve DN 25', 'Ball valve DN 15'])
  })

  test('is a number that is ready and one that was made, beside a product', async () => {
    const page = await visit('/ball-valve-dn25')
    await page
      .getByRole('row', { name: /^QB-25-E-50 / })
      .getByRole('link', { name: 'Compare' })
      .click()
    await tray(page).getByText('QB-25-E-50', { exact: true }).waitFor()
    const maker = page.getByRole('group', { name: 'Make a part number' })
    await maker.getByLabel('Stem extension').fill('75')
    await maker.getByRole('button', { name: 'Compare QB-25-P-75' }).click()
    await page.getByRole('button', { name: 'Compare Ball valve DN 25' }).first().click()
    await tray(page).getByRole('link', { name: 'Compare 3' }).click()
    await page.waitForURL(url('/compare?products=QB-25-E-50,QB-25-P-75,ball-valve-dn25'))
    await expect.poll(() => heads(page)).toEqual(Array(3).fill('Ball valve DN 25'))
    // A number leads to its product, as that.
    await page.goto(url('/gauge-63'))
    await tray(page).getByRole('link', { name: 'QB-25-E-50', exact: true }).click()
    await page.waitForURL(url('/ball-valve-dn25?part=QB-25-E-50'))
  })

  inSweeps('is chosen in an answer of the assistant, whose conversation goes on', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'A stainless ball valve for 40 bar')
    const answered = log(page).getByRole('listitem').first()
    const name = await answered.getByRole('link').first().innerText()
    await answered.getByRole('link', { name: `Compare ${name}` }).press('Enter')
    await tray(page).getByText(name, { exact: true }).waitFor()
    await answered.getByRole('button', { name: `Compare ${name}`, pressed: true }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/products')
  })
})
