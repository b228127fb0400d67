import { UnitSwitch } from './unit-switch.ts'
import { CountUp } from './count-up.ts'
import { openDialogs } from './open-dialogs.ts'
import { replacePictures } from './replace-pictures.ts'
import { SlideRow } from './slide-row.ts'
import { SlideShow } from './slide-show.ts'
import { YouTubeFilm } from './youtube-film.ts'
import { CopyLink } from './copy-link.ts'
import { CompareButton } from './compare-button.ts'
import { KeptList } from './kept-list.ts'
import { SuggestedProducts } from './suggested-products.ts'
import { CopyNotice } from './copy-notice.ts'
import { KeepOffline } from './keep-offline.ts'
import { OfflineList } from './offline-list.ts'
import { ConnectionNotice } from './connection-notice.ts'
import { CookieNotice } from './cookie-notice.ts'
import { HeaderMenus } from './header-menus.ts'
import { HoverMenus } from './hover-menus.ts'
import { StepTicks } from './step-ticks.ts'
import { MovingElement, playFilm } from './moving-element.ts'

/** Plays the silent film that it contains (`app/ui/film.tsx`). */
class FilmLoop extends MovingElement {
  protected update(): void {
    playFilm(this.querySelector('video'), this.isPlaying)
  }
}

/** Around the button that prints the page. */
class PrintPage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}

/** `<parts-list>` changes its list in place once the code for that has come; until then its form is sent. */
class PartsList extends HTMLElement {
  connectedCallback(): void {
    import('./list-in-place.ts').then(({ changeInPlace }) => changeInPlace(this), console.warn)
  }
}

/** `<cost-share>` works out a share of cost; the code for that comes once it is opened. */
class CostShare extends HTMLElement {
  static observedAttributes = ['lines']
  #show = () => {}

  connectedCallback(): void {
    this.querySelector('details')!.addEventListener('toggle', () => {
      import('./cost-form.ts').then(({ showCosts }) => {
        this.#show = () => showCosts(this)
        this.#show()
      }, console.warn)
    })
  }

  attributeChangedCallback(): void {
    this.#show()
  }
}

/** Custom elements: small behaviors of server HTML that need no React, such as a film that plays. */
const elements: Readonly<Record<string, CustomElementConstructor>> = {
  'unit-switch': UnitSwitch,
  'count-up': CountUp,
  'film-loop': FilmLoop,
  'slide-row': SlideRow,
  'slide-show': SlideShow,
  'youtube-film': YouTubeFilm,
  'compare-button': CompareButton,
  'kept-list': KeptList,
  'suggested-products': SuggestedProducts,
  'copy-notice': CopyNotice,
  'keep-offline': KeepOffline,
  'offline-list': OfflineList,
  'connection-notice': ConnectionNotice,
  'cookie-notice': CookieNotice,
  'header-menus': HeaderMenus,
  'hover-menus': HoverMenus,
  'step-ticks': StepTicks,
  'parts-list': PartsList,
  'cost-share': CostShare,
  'copy-link': CopyLink,
  'print-page': PrintPage,
}

/** Puts them into effect; again, it does nothing. */
export function defineElements(): void {
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element)
  }
  openDialogs()
  replacePictures()
}
