import { youTubePlayer } from '#domain/catalogue/video.ts'

/** Plays the film `data-film` of YouTube in the place of its link, once that is pressed. */
export class YouTubeFilm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#play)
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#play)
  }

  #play = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = `${youTubePlayer}/embed/${this.dataset.film}?autoplay=1`
    frame.title = this.dataset.title ?? ''
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen'
    this.replaceChildren(frame)
    frame.focus()
  }
}
