import { arrowStep } from '#app/lib/arrow-step.ts'
import { HeaderMenus } from './header-menus.ts'

const closeDelayMilliseconds = 150
/** A click this soon after the pointer came in means the same as the hover that opened the menu. */
const hoverClickMilliseconds = 1000

/**
 * The menus of the bar: they also open while a mouse is over them, and arrow keys move through
 * their buttons and links.
 */
export class HoverMenus extends HeaderMenus {
  #closing = 0
  #hoveredAt = -hoverClickMilliseconds

  override connectedCallback(): void {
    super.connectedCallback()
    const { signal } = this.connected
    for (const menu of this.menus) {
      menu.addEventListener('pointerenter', (event) => this.#enter(menu, event), { signal })
      menu.addEventListener('pointerleave', (event) => this.#leaveLater(event), { signal })
      menu.addEventListener('click', (event) => this.#keepHovered(menu, event), { signal })
      // The pointer may have come before this script.
      if (matchMedia('(hover: hover)').matches && menu.matches(':hover')) this.#hover(menu)
    }
    this.addEventListener('keydown', (event) => this.#moveFocus(event), { signal })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#closing)
  }

  #enter(menu: HTMLDetailsElement, { pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') this.#hover(menu)
  }

  #hover(menu: HTMLDetailsElement): void {
    clearTimeout(this.#closing)
    this.#hoveredAt = performance.now()
    menu.open = true
  }

  #leaveLater({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    clearTimeout(this.#closing)
    this.#closing = window.setTimeout(() => this.close(), closeDelayMilliseconds)
  }

  #keepHovered(menu: HTMLDetailsElement, event: MouseEvent): void {
    const isOnSummary = event.target instanceof Element && event.target.closest('summary') !== null
    const isHover = event.timeStamp - this.#hoveredAt < hoverClickMilliseconds
    if (isOnSummary && isHover && menu.open) event.preventDefault()
  }

  /** Left and right move along the bar; down enters an open menu or opens it; up and down move inside. */
  #moveFocus(event: KeyboardEvent): void {
    const { menus } = this
    const menu = menus.find((each) => each.contains(event.target as Node))
    if (!menu) return
    const links = [...menu.querySelectorAll('a')]
    const at = links.indexOf(event.target as HTMLAnchorElement)
    let target: HTMLElement | null | undefined
    if (event.key === 'ArrowDown') {
      if (at < 0) menu.open = true
      target = links[at + 1]
    } else if (event.key === 'ArrowUp') {
      target = at > 0 ? links[at - 1] : menu.querySelector('summary')
    } else {
      const step = arrowStep(event)
      target = step && menus[menus.indexOf(menu) + step]?.querySelector('summary')
    }
    if (!target) return
    event.preventDefault()
    target.focus()
  }
}
