import { defineElements } from '#app/elements/elements.ts'
import { waitingName } from '#app/features/contact/waiting-forms.ts'
import { afterPaint } from '#app/lib/after-paint.ts'
import { createTrustedPolicy } from '#app/lib/trusted.ts'
import { armIslands, watchIslands, whenStored } from './wake-islands.ts'

// Before anybody else can.
createTrustedPolicy()
watchIslands()
// A prerendered page waits for its visitor.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
// What it sets up must not hold up the first paint.
else afterPaint(start)

/** The one script of a document. */
function start(): void {
  defineElements()
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
