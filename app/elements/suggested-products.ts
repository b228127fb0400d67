import { fetchInTime } from '#app/lib/fetch-in-time.ts'

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
    this.addEventListener('input', this.#suggest)
  }

  #suggest = () => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), typingPauseMilliseconds)
  }

  async #ask() {
    const field = this.querySelector('input')!
    const text = field.value.trim()
    const offered = text
      ? await suggestions(this.getAttribute('from') + encodeURIComponent(text))
      : []
    // Typing may have gone on meanwhile.
    if (field.value.trim() === text) this.querySelector('datalist')!.replaceChildren(...offered)
  }
}

async function suggestions(address: string): Promise<HTMLOptionElement[]> {
  try {
    const response = await fetchInTime(address)
    const { links } = (await response.json()) as Suggestions
    return links.map(({ name, note }) => new Option(name, note || name))
  } catch {
    return []
  }
}
