import { defineElements } from '#app/elements/elements.ts'
import { waitingName } from '#app/features/contact/may-wait.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { armIslands, watchIslands, whenStored } from './wake-islands.ts'

watchIslands()
// A prerendered page waits for its visitor.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()

/** The one script of a document. */
function start(): void {
  defineElements()
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
    sheet.media = 'all'
  prefetchLinks()
  armIslands()
  whenStored([waitingName], sendWaiting)
  // Tells tests and programs that scripts are in effect.
  document.documentElement.dataset.hydrated = ''
  // Clicked before this ran.
  document.early?.click()
}

/** Sends the forms that wait in the browser; where its code does not come, they wait on. */
function sendWaiting(): void {
  import('#app/features/contact/send-waiting.ts').then(
    (code) => code.sendWaiting(),
    () => undefined,
  )
}
