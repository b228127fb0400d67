import { MovingElement, playFilm } from './moving-element.ts'

/** Plays the silent film that it contains (`app/ui/film.tsx`). */
export class FilmLoop extends MovingElement {
  protected update(): void {
    playFilm(this.querySelector('video'), this.isPlaying)
  }
}
