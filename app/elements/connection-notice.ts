/** Shows its content while there is no connection. */
export class ConnectionNotice extends HTMLElement {
  connectedCallback(): void {
    addEventListener('online', this)
    addEventListener('offline', this)
    this.handleEvent()
  }

  disconnectedCallback(): void {
    removeEventListener('online', this)
    removeEventListener('offline', this)
  }

  handleEvent(): void {
    for (const child of this.children) child.toggleAttribute('hidden', navigator.onLine)
  }
}
