/** Around the button that prints the page. */
export class PrintPage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}
