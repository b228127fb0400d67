import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { expectFocus } from '#test/focus.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
/** Its record names a model: a body, two threads, a stem and a lever. */
const modelled = '/ball-valve-dn40'
const product = 'Ball valve DN 40'
const name = 'View in 3D'
const button = (page: Page) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: product })
const stage = (page: Page) => dialog(page).getByRole('application')
const part = (page: Page, called: RegExp) => dialog(page).getByRole('button', { name: called })
/** A picture of it as it is drawn. */
const drawing = (page: Page) => dialog(page).locator('canvas').screenshot()
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
    expect(asked.filter((one) => /\.glb$|model-stage/.test(one))).toEqual([])
    await page.keyboard.press('Enter')
    await part(page, /^Lever/).waitFor()
    expect(asked).toContain(url('/files/models/ball-valve-dn40.glb'))
    await expect.poll(() => said(page).innerText()).toBe('Model loaded: 4 parts.')
    await stage(page).focus()
    const first = await drawing(page)
    for (let turns = 0; turns < 4; turns++) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => first.equals(await drawing(page))).toBe(false)
    await page.keyboard.press('0')
    await expect.poll(async () => first.equals(await drawing(page))).toBe(true)
    await part(page, /^Thread/).press('Enter')
    await expect.poll(() => said(page).innerText()).toBe('Marked: Thread, 2 pieces')
    expect(await part(page, /^Thread/).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expectFocus(button(page))
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

  test('shows the picture first, and takes its place once it is drawn', async () => {
    const page = await visit(modelled)
    const release = await holdRequests(page, '**/*.glb')
    await button(page).click()
    const picture = dialog(page).getByRole('img', { name: product })
    const drawing = dialog(page).locator('canvas')
    await picture.waitFor()
    await dialog(page).getByText('Loading the model').waitFor()
    expect(await drawing.isVisible()).toBe(false)
    release()
    await drawing.waitFor()
    await picture.waitFor({ state: 'detached' })
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

test('a product’s model travels compressed, and is the same file to who does not read that', async () => {
  const ask = (encoding: string) =>
    fetch(url('/files/models/ball-valve-dn40.glb'), { headers: { 'accept-encoding': encoding } })
  const [packed, plain] = await Promise.all([ask('gzip'), ask('identity')])
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('content-type')).toBe('model/gltf-binary')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const [glb, other] = await Promise.all([packed.arrayBuffer(), plain.arrayBuffer()])
  expect(Buffer.from(glb).equals(Buffer.from(other))).toBe(true)
  expect(Buffer.from(other).subarray(0, 4).toString()).toBe('glTF')
})

describe('a product’s model under fingers', () => {
  /** The model on a phone, and fingers on its glass: each at its places, one after another. */
  async function inHand() {
    const page = await visit(modelled, { width: 390, hasTouch: true, reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
      })
    async function drag(...fingers: { from: Place; to: Place }[]): Promise<void> {
      await send(
        'touchStart',
        fingers.map(({ from }) => from),
      )
      for (let step = 1; step <= 8; step++) {
        const between = ({ from, to }: { from: Place; to: Place }) => ({
          x: from.x + ((to.x - from.x) * step) / 8,
          y: from.y + ((to.y - from.y) * step) / 8,
        })
        await send('touchMove', fingers.map(between))
      }
      await send('touchEnd', [])
    }
    await button(page).tap()
    await part(page, /^Lever/).waitFor()
    const box = (await stage(page).boundingBox())!
    const at = (across: number, down: number) => ({
      x: box.x + box.width * across,
      y: box.y + box.height * down,
    })
    return { page, drag, at }
  }
  type Place = { x: number; y: number }

  test('turns with one, the page behind it stays, and what is beside it scrolls', async () => {
    const { page, drag, at } = await inHand()
    const before = await page.evaluate(() => scrollY)
    const first = await drawing(page)
    await drag({ from: at(0.9, 0.5), to: at(0.1, 0.5) })
    await expect.poll(async () => first.equals(await drawing(page))).toBe(false)
    const turned = await drawing(page)
    // Downwards too, where a page would scroll.
    await drag({ from: at(0.5, 0.1), to: at(0.5, 0.9) })
    await expect.poll(async () => turned.equals(await drawing(page))).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.setViewportSize({ width: 390, height: 420 })
    const list = dialog(page).getByRole('list')
    const box = (await list.boundingBox())!
    const scrolled = () => list.evaluate((element) => element.scrollTop)
    expect(await scrolled()).toBe(0)
    const x = box.x + box.width / 2
    await drag({ from: { x, y: box.y + box.height - 6 }, to: { x, y: box.y - 200 } })
    await expect.poll(scrolled).toBeGreaterThan(0)
  })

  test('comes closer with two, and a tap names what is there', async () => {
    const { page, drag, at } = await inHand()
    const corner = at(0.1, 0.12)
    await page.touchscreen.tap(corner.x, corner.y)
    expect(await said(page).innerText()).toBe('Model loaded: 4 parts.')
    for (let times = 0; times < 4; times++)
      await drag(
        { from: at(0.45, 0.5), to: at(0.05, 0.5) },
        { from: at(0.55, 0.5), to: at(0.95, 0.5) },
      )
    await page.touchscreen.tap(corner.x, corner.y)
    await expect.poll(() => said(page).innerText()).toMatch(/^Marked: /)
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
