import { HeaderMenus } from './header-menus.ts'

const closeDelayMilliseconds = 150
/** A click this soon after the pointer came in means the same as the hover that opened the menu. */
const hoverClickMilliseconds = 1000

/** The menus of the bar: they also open while a mouse is over them. */
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
}
