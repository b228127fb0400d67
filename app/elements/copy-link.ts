import * as texts from '#texts/knowledge.ts'

/** How long the button says Copied, in milliseconds (SPECIFICATION, 9). */
const copiedPause = 1500

/** Around a button that puts an address of this site, `to`, on the clipboard. */
export class CopyLink extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.querySelector('button')!.addEventListener('click', () => void this.#copy())
  }

  async #copy(): Promise<void> {
    const failure = this.querySelector<HTMLElement>('[role=alert]')!
    try {
      await navigator.clipboard.writeText(location.origin + this.getAttribute('to'))
    } catch {
      // No permission, or no secure connection: the address bar still has the link.
      failure.hidden = false
      failure.focus()
      return
    }
    failure.hidden = true
    this.#say(texts.copied, texts.linkCopied)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#say(texts.copyLink, ''), copiedPause)
  }

  #say(label: string, status: string): void {
    this.querySelector('button')!.textContent = label
    this.querySelector('[role=status]')!.textContent = status
  }
}
