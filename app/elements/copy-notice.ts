/** `<copy-notice>` of a document that the service worker has marked as a copy says when it was read. */
export class CopyNotice extends HTMLElement {
  connectedCallback(): void {
    if (!document.documentElement.dataset.read) return
    import('#app/features/offline/show-when-read.ts').then(
      ({ showWhenRead }) => showWhenRead(this),
      console.warn,
    )
  }
}
