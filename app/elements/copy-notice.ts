import { momentOf } from '#app/features/offline/kept-pages.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'

/** Shows its content on a page that the service worker has marked as a copy. */
export class CopyNotice extends HTMLElement {
  connectedCallback(): void {
    const { keptAt } = document.documentElement.dataset
    if (!keptAt) return
    const date = momentOf(Number(keptAt))
    this.querySelector('span')!.textContent = fillIn(texts.asKept, { date })
    this.querySelector('p')!.hidden = false
  }
}
