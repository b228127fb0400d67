import type { Page } from 'playwright-core'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const cardLink = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name }).first()

/** Two while the page that was left stands in for itself. */
export const mains = (page: Page) => page.locator('main').count()

export type Act = 'press' | 'finger down' | 'type' | 'follow' | 'scroll' | 'step back'

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
    follow() {
      const link = stand().querySelector<HTMLElement>('h3 a[href="/ball-valve-dn8"]')
      link!.click()
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
