import { plainPress } from '#app/framework/plain-press.ts'
import { keptList } from '#app/islands/store.ts'
import { toAdd } from '#app/lib/to-add.ts'
import * as texts from '#texts/list.ts'
import type { createKeptNote } from './kept-note.ts'

/**
 * The way to the list that this browser keeps, with its number of lines, once something is on it. A
 * press on a link of `AddToList`, wherever it stands, adds to the list; where the code for that does
 * not come, and where the browser keeps its storage closed, the link leads on. `to` is the list's page.
 */
export class KeptList extends HTMLElement {
  #link = document.createElement('a')
  #addNamed: ReturnType<typeof createKeptNote> | undefined
  #unsubscribe = () => {}

  connectedCallback() {
    document.addEventListener('click', this.#press, true)
    this.#unsubscribe = keptList.subscribe(this.#show)
    this.#show()
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#press, true)
    this.#unsubscribe()
  }

  #show = () => {
    const kept = keptList.read()
    if (!kept) return this.#link.remove()
    this.#link.href = `${this.getAttribute('to')}?items=${kept}`
    this.#link.textContent = `${texts.yours} (${kept.split(',').length})`
    if (!this.#link.isConnected) this.prepend(this.#link)
  }

  #press = (event: MouseEvent) => {
    const link = plainPress(event)
    if (link?.hash !== toAdd) return
    event.preventDefault()
    // The second press of a double one would add once more.
    if (event.detail <= 1) void this.#add(link)
  }

  async #add(link: HTMLAnchorElement) {
    try {
      this.#addNamed ??= (await import('./kept-note.ts')).createKeptNote(this, this.#link)
      this.#addNamed(link)
    } catch {
      location.assign(link.href)
    }
  }
}
