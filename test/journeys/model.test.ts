import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
/** Its record names a model: a body, two threads, a stem and a lever. */
const modelled = '/ball-valve-dn40'
const product = 'Ball valve DN 40'
const name = 'See it from all sides'
const button = (page: Page) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: product })
const stage = (page: Page) => dialog(page).getByRole('application')
const part = (page: Page, called: RegExp) => dialog(page).getByRole('button', { name: called })
const said = (page: Page) => dialog(page).getByRole('status')

describe('a product’s model', () => {
  test('is turned and its parts are found by keyboard alone, and Escape gives the page back', async () => {
    const asked: string[] = []
    const page = await visit(modelled, {
      reducedMotion: 'reduce',
      prepare(fresh) {
        fresh.on('request', (request) => asked.push(request.url()))
      },
    })
    await button(page).focus()
    expect(asked.filter((one) => /\.glb$|model-/.test(one))).toEqual([])
    await page.keyboard.press('Enter')
    await part(page, /^Lever/).waitFor()
    expect(asked).toContain(url('/files/models/ball-valve-dn40.glb'))
    await expect.poll(() => said(page).innerText()).toBe('The model is here: 4 parts.')
    await stage(page).focus()
    for (let turns = 0; turns < 4; turns++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => said(page).innerText()).toBe('Seen from the right')
    await page.keyboard.press('0')
    await expect.poll(() => said(page).innerText()).toBe('As at first')
    await part(page, /^Thread/).press('Enter')
    await expect.poll(() => said(page).innerText()).toBe('Marked: Thread, 2 pieces')
    expect(await part(page, /^Thread/).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => button(page).evaluate((one) => one === document.activeElement))
      .toBe(true)
  })

  test('names what is pointed at, and is a file to keep', async () => {
    const page = await visit(modelled)
    await button(page).click()
    await part(page, /^Body/).waitFor()
    const box = (await stage(page).boundingBox())!
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    // A pointer that rests tells nothing: it comes from elsewhere.
    await page.mouse.move(box.x + 4, box.y + 4)
    await page.mouse.move(...middle)
    await expect.poll(() => stage(page).innerText()).toMatch(/^(Body|Thread \d|Stem|Lever)$/)
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('link', { name: /GLB/ }).click(),
    ])
    expect(kept.suggestedFilename()).toBe('ball-valve-dn40.glb')
  })

  test('is asked for again where it failed, beside the picture', async () => {
    const page = await visit(modelled, { tolerate: /ball-valve-dn40\.glb/ })
    await page.route('**/*.glb', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await button(page).click()
    const failure = dialog(page).getByRole('alert')
    await failure.waitFor()
    expect(await failure.innerText()).toContain('The model could not be loaded.')
    expect(await dialog(page).getByRole('img', { name: product }).isVisible()).toBe(true)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await part(page, /^Lever/).waitFor()
    expect(await failure.count()).toBe(0)
  })

  test('is a file and a picture where the browser cannot draw', async () => {
    const page = await visit(modelled, {
      width: 390,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        }),
    })
    await button(page).click()
    const failure = dialog(page).getByRole('alert')
    await failure.waitFor()
    expect(await failure.innerText()).toContain('WebGL')
    expect(await dialog(page).getByRole('link', { name: /GLB/ }).isVisible()).toBe(true)
  })
})

test('a product without a model has no button, and a page without JavaScript the file', async () => {
  const page = await visit('/ball-valve-dn50')
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await button(page).count()).toBe(0)
  const plain = await visit(modelled, { javaScriptEnabled: false })
  const file = plain.getByRole('link', { name: /^3D model/ })
  expect(await file.getAttribute('href')).toBe('/files/models/ball-valve-dn40.glb')
  expect(await button(plain).isVisible()).toBe(false)
})
