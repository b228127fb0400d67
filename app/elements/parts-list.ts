/** `<parts-list>` changes its list in place once the code for that has come; until then its form is sent. */
export class PartsList extends HTMLElement {
  connectedCallback(): void {
    import('./list-in-place.ts').then(({ changeInPlace }) => changeInPlace(this), console.warn)
  }
}
