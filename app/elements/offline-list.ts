import { offlinePath } from '#app/lib/offline-path.ts'
import {
  keptPages,
  removeKeptPage,
  momentOf,
  type KeptPage,
} from '#app/features/offline/kept-pages.ts'
import { formatBytes } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'

/** Lists the pages that the browser keeps, and removes one or all. */
export class OfflineList extends HTMLElement {
  connectedCallback(): void {
    if (location.pathname !== offlinePath()) this.#sayNotKept()
    this.#find('[data-remove-all] button').addEventListener('click', () => void this.#removeAll())
    // Where the browser keeps its storage closed, the page says so.
    this.#list().catch(console.warn)
  }

  /** The service worker answers with this page in place of one that is not kept. */
  #sayNotKept(): void {
    const page = location.pathname
    this.#find('h1').textContent = texts.notKept
    this.#find('[data-intro]').textContent = fillIn(texts.notKeptNow, { page })
    this.#find('[data-again]').hidden = false
    this.#find('[data-again] button').addEventListener('click', () => location.reload())
    const reload = () => location.reload()
    addEventListener('online', reload)
    // A link that was pressed leads on.
    this.addEventListener('click', () => removeEventListener('online', reload))
  }

  async #list(): Promise<void> {
    const pages = await keptPages()
    const removeAll = this.#find('[data-remove-all]')
    this.querySelector('ul')?.remove()
    if (pages.length) {
      const list = document.createElement('ul')
      list.append(...pages.map((page) => this.#itemOf(page)))
      removeAll.before(list)
    }
    this.#find('[data-nothing]').textContent = pages.length ? '' : texts.nothing
    removeAll.hidden = pages.length < 2
  }

  #itemOf(page: KeptPage): HTMLElement {
    const { address, title, keptAt, bytes } = page
    const item = document.createElement('li')
    const link = document.createElement('a')
    const facts = document.createElement('span')
    const button = document.createElement('button')
    link.href = address
    link.textContent = title
    facts.textContent = fillIn(texts.keptFacts, {
      date: momentOf(keptAt),
      size: formatBytes(bytes),
    })
    button.type = 'button'
    button.textContent = texts.remove
    button.setAttribute('aria-label', fillIn(texts.removePage, { page: title }))
    button.addEventListener('click', () => void this.#remove([page]))
    item.append(link, facts, button)
    return item
  }

  async #removeAll(): Promise<void> {
    await this.#remove(await keptPages())
  }

  async #remove(pages: readonly KeptPage[]): Promise<void> {
    for (const { address } of pages) await removeKeptPage(address)
    await this.#list()
    // The pressed button is gone.
    this.#find('h1').focus()
  }

  #find(selector: string): HTMLElement {
    return this.querySelector<HTMLElement>(selector)!
  }
}
