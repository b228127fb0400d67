import { plainPress } from '#app/lib/plain-press.ts'
import { keptList } from '#app/islands/store.ts'
import { toAdd } from '#app/lib/to-add.ts'
import { addItem } from '#domain/deciding/kept-list.ts'
import { readItems } from '#domain/deciding/list-items.ts'
import * as texts from '#texts/list.ts'
import type { createKeptNote } from './kept-note.ts'

/**
 * Around the link to the list's page: leads to the list that this browser keeps, with its number of
 * lines, once something is on it. A press on a link of `AddToList`, wherever it stands, adds to the
 * list; where the browser keeps its storage closed, that link leads on.
 */
export class KeptList extends HTMLElement {
  #link = this.querySelector('a')!
  #page = this.#link.getAttribute('href')!
  #say: ReturnType<typeof createKeptNote> | undefined
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
    this.#link.href = kept ? `${this.#page}?items=${kept}` : this.#page
    this.#link.textContent = kept ? `${texts.yours} (${kept.split(',').length})` : texts.title
  }

  #press = (event: MouseEvent) => {
    const link = plainPress(event)
    if (link?.hash !== toAdd) return
    event.preventDefault()
    // The second press of a double one would add once more.
    if (event.detail <= 1) this.#add(link).catch(() => undefined)
  }

  async #add(link: HTMLAnchorElement) {
    const at = link.getBoundingClientRect()
    const [added] = readItems(new URL(link.href).searchParams.get('items') ?? '')
    const change = added && addItem(keptList.read(), added)
    if (!change || !keptList.write(change.kept)) return location.assign(link.href)
    // Where its code does not come, the number of lines says as much.
    const { createKeptNote } = await import('./kept-note.ts')
    this.#say ??= createKeptNote(this, this.#link)
    this.#say(change, at)
  }
}
