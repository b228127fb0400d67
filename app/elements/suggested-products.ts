import { fetchJson } from '#app/lib/fetch-in-time.ts'

/** What the search's endpoint answers, as far as it is used here. */
type Suggestions = { links: { name: string; note: string }[] }

/** Of keys in quick succession only the last is asked for. */
const typingPauseMilliseconds = 80

/**
 * Around a field and its `datalist`: offers products for what is typed. `from` is the address that
 * is asked, up to the text. Where nobody answers, nothing is offered.
 */
export class SuggestedProducts extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    this.addEventListener('input', () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#ask(), typingPauseMilliseconds)
    })
  }

  async #ask() {
    const field = this.querySelector('input')!
    const text = field.value.trim()
    const address = this.getAttribute('from') + encodeURIComponent(text)
    const nothing: Suggestions = { links: [] }
    const { links } = text ? await fetchJson<Suggestions>(address).catch(() => nothing) : nothing
    // Typing may have gone on meanwhile.
    if (field.value.trim() !== text) return
    const offered = links.map(({ name, note }) => new Option(name, note || name))
    this.querySelector('datalist')!.replaceChildren(...offered)
  }
}
