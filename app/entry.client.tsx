import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { defineElements } from './elements/elements.ts'
import {
  BrowserCatalogueContext,
  browserCatalogueContext,
  createBrowserCatalogue,
  type BrowserCatalogueSettings,
} from './features/catalogue/browser-catalogue.ts'
import { forgetInlinedStyles } from './framework/route-styles.tsx'
import { pressedBefore, typedBefore } from './framework/pressed-before.ts'
import { inOneGo } from './framework/in-one-go.ts'
import { keepAsked } from './framework/keep-asked.ts'
import { stayOffline } from './framework/stay-offline.ts'

const settings = document.querySelector<HTMLMetaElement>('meta[name=database]')?.content
const store = createBrowserCatalogue(
  settings
    ? (JSON.parse(settings) as BrowserCatalogueSettings)
    : { url: '', project: '', extraKeys: [] },
)

forgetInlinedStyles()

const instrumentations = [stayOffline, keepAsked, inOneGo]

function getContext() {
  const context = new RouterContextProvider()
  context.set(browserCatalogueContext, store)
  return context
}

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
      <BrowserCatalogueContext value={store}>
        <Hydrated>
          <HydratedRouter getContext={getContext} instrumentations={instrumentations} />
        </Hydrated>
      </BrowserCatalogueContext>
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
