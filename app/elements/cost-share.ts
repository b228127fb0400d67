/** `<cost-share>` works out a share of cost; the code for that comes once it is opened. */
export class CostShare extends HTMLElement {
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
