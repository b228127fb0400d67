import {
  keptPage,
  removeKeptPage,
  momentOf,
  type KeptPage,
} from '#app/features/offline/kept-pages.ts'
import { formatBytes } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'

/** A page that was kept as long ago is kept anew when it is visited. */
const freshMilliseconds = 12 * 60 * 60 * 1000

/** Keeps its page, or that at its `address`, for reading without a connection; removes it again. */
export class KeepOffline extends HTMLElement {
  #kept: KeptPage | undefined
  #keeping: AbortController | undefined

  connectedCallback(): void {
    // Neither is there without TLS.
    if (!('serviceWorker' in navigator && 'caches' in window)) {
      this.hidden = true
      return
    }
    this.#button.addEventListener('click', this.#press)
    // A list changes its address in place.
    window.navigation?.addEventListener('currententrychange', this.#look)
    this.#look()
  }

  disconnectedCallback(): void {
    this.#button.removeEventListener('click', this.#press)
    window.navigation?.removeEventListener('currententrychange', this.#look)
  }

  get #button(): HTMLButtonElement {
    return this.querySelector('button')!
  }

  get #address(): string {
    return this.getAttribute('address') ?? shownAddress()
  }

  #look = () => {
    keptPage(this.#address).then(
      (kept) => {
        if (this.#keeping) return
        this.#show(kept)
        const isOld = kept && Date.now() - kept.keptAt > freshMilliseconds
        if (isOld && document.documentElement.dataset.keptAt === undefined) this.#renew(kept)
      },
      // A browser may keep its storage closed: then nothing can be kept.
      () => (this.hidden = true),
    )
  }

  #press = () => {
    if (this.#keeping) this.#keeping.abort()
    else if (this.#kept) void this.#remove(this.#kept)
    else void this.#keep()
  }

  async #keep(): Promise<void> {
    const { signal } = (this.#keeping = new AbortController())
    const onBytes = (bytes: number) => this.#showProgress(formatBytes(bytes))
    this.#showProgress()
    try {
      const { keepPage } = await import('#app/features/offline/keep-page.ts')
      this.#show(await keepPage(this.#address, { signal, onBytes }))
    } catch (error) {
      this.#show(undefined, signal.aborted ? '' : failureText(error))
      this.toggleAttribute('data-problem', !signal.aborted)
    } finally {
      this.#keeping = undefined
    }
  }

  /** Where that fails, the copy of before stays. */
  #renew({ address }: KeptPage): void {
    const { signal } = new AbortController()
    import('#app/features/offline/keep-page.ts')
      .then(({ keepPage }) => keepPage(address, { signal }))
      .then((kept) => this.#show(kept), console.warn)
  }

  async #remove({ address }: KeptPage): Promise<void> {
    await removeKeptPage(address)
    this.#show(undefined, texts.noLongerKept)
  }

  #show(kept: KeptPage | undefined, said = ''): void {
    this.#kept = kept
    this.removeAttribute('data-problem')
    this.querySelector('progress')!.hidden = true
    this.querySelector('[data-amount]')!.textContent = ''
    this.#button.textContent = kept ? texts.removeCopy : texts.keep
    this.querySelector('[role=status]')!.textContent = kept ? keptText(kept) : said
  }

  #showProgress(amount = ''): void {
    this.querySelector('progress')!.hidden = false
    this.querySelector('[data-amount]')!.textContent = amount
    this.querySelector('[role=status]')!.textContent = ''
    this.#button.textContent = texts.stop
  }
}

/**
 * Of most pages the query is a view; of a list and of a long document it is what they show. In so many
 * words, because every page's script has them, and `paths` is ten times as long.
 */
function shownAddress(): string {
  const { pathname, search } = location
  return /^\/(?:list$|documents\/)/.test(pathname) ? pathname + search : pathname
}

const keptText = ({ keptAt, bytes }: KeptPage) =>
  fillIn(texts.keptOn, { date: momentOf(keptAt), size: formatBytes(bytes) })

const failureText = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? texts.noRoom
    : texts.connectionLost
