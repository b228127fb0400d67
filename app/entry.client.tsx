import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defineElements } from './elements/elements.ts'
import { forgetInlinedStyles } from './framework/route-styles.tsx'
import { pressedBefore, typedBefore } from './framework/pressed-before.ts'
import { inOneGo } from './framework/in-one-go.ts'
import { keepAsked } from './framework/keep-asked.ts'
import { stayOffline } from './framework/stay-offline.ts'

forgetInlinedStyles()

const instrumentations = [stayOffline, keepAsked, inOneGo]

// Where the code of a route cannot be had, the page is left to the browser.
void Promise.resolve(window.routesRead).then(
  () => startTransition(takeOver),
  () => undefined,
)

let enterTyped = () => {}

function takeOver() {
  enterTyped = typedBefore()
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter instrumentations={instrumentations} />
      </Hydrated>
    </StrictMode>,
  )
}

/**
 * Marks the document once scripts have taken it over and all effects of its first rendering have
 * run: `html[data-hydrated]` is for tests and programs that press something.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    defineElements()
    document.documentElement.dataset.hydrated = ''
    enterTyped()
    void pressedBefore()
  }, [])
  return children
}
