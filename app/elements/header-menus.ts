/**
 * Menus of the header that are `details`. A menu closes on Escape, on a press outside, on
 * selection, when the focus leaves it and when the page is left.
 */
export class HeaderMenus extends HTMLElement {
  /** Ends what it listens to. */
  protected connected = new AbortController()

  connectedCallback(): void {
    this.connected = new AbortController()
    const { signal } = this.connected
    for (const details of this.querySelectorAll('details')) showState(details)
    this.addEventListener('toggle', ({ target }) => showState(target as HTMLDetailsElement), {
      capture: true,
      signal,
    })
    this.addEventListener('click', ({ target }) => isIn(target, 'a') && this.close(), { signal })
    this.addEventListener('focusout', (event) => this.#leave(event), { signal })
    document.addEventListener('keydown', (event) => this.#escape(event), { signal })
    document.addEventListener(
      'pointerdown',
      ({ target }) => !this.contains(target as Node) && this.close(),
      { signal },
    )
    addEventListener('popstate', () => this.close(), { signal })
    addEventListener('pagehide', () => this.close(), { signal })
  }

  disconnectedCallback(): void {
    this.connected.abort()
  }

  /** Without the accordions inside of menus. */
  get menus(): HTMLDetailsElement[] {
    return [...this.querySelectorAll<HTMLDetailsElement>('details:not(details details)')]
  }

  close(): void {
    for (const menu of this.menus) menu.open = false
  }

  #leave({ target, relatedTarget }: FocusEvent): void {
    const menu = this.menus.find((each) => each.contains(target as Node))
    if (menu && relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false
  }

  #escape({ key }: KeyboardEvent): void {
    const menu = this.menus.find(({ open }) => open)
    if (key !== 'Escape' || !menu) return
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** With the role of a button, a summary no longer tells its state by itself. */
function showState(details: HTMLDetailsElement): void {
  details.querySelector('summary')?.setAttribute('aria-expanded', String(details.open))
}
