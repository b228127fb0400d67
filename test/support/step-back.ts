import type { Page } from 'playwright-core'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const cardLink = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name }).first()

/** Two while the page that was left stands in for itself. */
export const mains = (page: Page) => page.locator('main').count()

/** What is seen in the first frame after a step back, and of how many. */
type Seen = { headings: string[]; mains: number; top: number | undefined }

declare global {
  interface Window {
    /** The first frame after a step back. */
    seen?: Promise<Seen>
  }
}

/** Runs in the page: steps back, and tells what its first frame shows, and where the link to `href` is then. */
export function stepBack(href: string): void {
  window.seen = new Promise((resolve) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      )
    const left = location.pathname
    const look = () => {
      if (location.pathname === left) return requestAnimationFrame(look)
      return resolve({
        headings: shown('h1').map(({ innerText }) => innerText),
        mains: document.querySelectorAll('main').length,
        top: shown(`main article h3 a[href="${href}"]`)[0]?.getBoundingClientRect().top,
      })
    }
    requestAnimationFrame(look)
    history.back()
  })
}

/** Cards of the page that was left, in a frame after a step back to it: whether they are in sight, and drawn. */
type Cards = { isInSight: boolean; isDrawn: boolean }[]

declare global {
  interface Window {
    /** In the first frame, and in the next, in which it has been scrolled by as much as is asked for. */
    cards?: Promise<[Cards, Cards]>
  }
}

/** Runs in the page: steps back, then scrolls what stands in, and tells which cards are drawn. */
export function stepBackAndScroll(by: number): void {
  const cards = (): Cards =>
    [...document.querySelectorAll('main:not([id]) article')].map((card) => {
      const { top } = card.parentElement!.getBoundingClientRect()
      const isDrawn = card.querySelector('h3')!.checkVisibility()
      return { isInSight: top < innerHeight, isDrawn }
    })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const task = () => new Promise((resolve) => setTimeout(resolve))
  const see = async (): Promise<[Cards, Cards]> => {
    const left = location.pathname
    history.back()
    do await frame()
    while (location.pathname === left)
    const first = cards()
    // What stands in listens from then on.
    await task()
    scrollBy(0, by)
    await frame()
    return [first, cards()]
  }
  window.cards = see()
}

/**
 * Runs in the page: where what is wholly in sight stands, to a tenth of a pixel; after a step back in the first
 * frame of what stands in.
 */
export async function boxesInSight(isAfterStep: boolean): Promise<string[]> {
  if (isAfterStep) {
    const left = location.pathname
    history.back()
    do await new Promise((frame) => requestAnimationFrame(frame))
    while (location.pathname === left)
  }
  const main = document.querySelector(isAfterStep ? 'main:not([id])' : '#main')!
  return [...main.querySelectorAll('*')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isInSight = width * height > 0 && y >= 0 && y + height <= innerHeight && x < innerWidth
    return isInSight
      ? `${element.localName} ${[x, y, width, height].map((at) => at.toFixed(1)).join(' ')}`
      : []
  })
}

export type Act =
  | 'press'
  | 'finger down'
  | 'open menu'
  | 'type'
  | 'follow'
  | 'follow beside'
  | 'scroll'
  | 'step back'

/** Runs in the page: steps back, and acts in the first frame that shows what was left. */
export function stepBackAnd(act: Act): void {
  const stand = () => document.querySelector('main:not([id])')!
  const acts: Record<Act, () => void> = {
    press() {
      const buttons = [...stand().querySelectorAll('ul button')]
      const button = buttons.find(({ textContent }) => textContent === 'Body')!
      const { x, y, width, height } = button.getBoundingClientRect()
      const at = { clientX: x + width / 2, clientY: y + height / 2 }
      button.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }))
    },
    type() {
      const field = stand().querySelector<HTMLInputElement>('input[type="search"]')!
      field.focus()
      document.execCommand('insertText', false, 'gauge')
    },
    'finger down'() {
      stand()
        .querySelector('h3 a[href="/ball-valve-dn8"]')!
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    },
    'open menu'() {
      document.querySelector<HTMLElement>('header nav button')!.click()
    },
    follow() {
      const link = stand().querySelector<HTMLElement>('h3 a[href="/ball-valve-dn8"]')
      link!.click()
    },
    'follow beside'() {
      document.querySelector<HTMLElement>('header a[href="/contact-us"]')!.click()
    },
    scroll() {
      scrollBy(0, 300)
    },
    'step back'() {
      history.back()
    },
  }
  const left = location.pathname
  const begin = () => {
    if (location.pathname === left) requestAnimationFrame(begin)
    else acts[act]()
  }
  requestAnimationFrame(begin)
  history.back()
}
