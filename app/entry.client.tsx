import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import {
  BrowserCatalogueContext,
  browserCatalogueContext,
  createBrowserCatalogue,
  type BrowserCatalogueSettings,
} from './features/catalogue/browser-catalogue.ts'
import { forgetInlinedStyles } from './features/shell/route-styles.tsx'

const settings = document.querySelector<HTMLMetaElement>('meta[name=documents]')?.content
const store = createBrowserCatalogue(
  settings
    ? (JSON.parse(settings) as BrowserCatalogueSettings)
    : { url: '', project: '', extraKeys: [] },
)

forgetInlinedStyles()

function getContext() {
  const context = new RouterContextProvider()
  context.set(browserCatalogueContext, store)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserCatalogueContext value={store}>
        <HydratedRouter getContext={getContext} />
      </BrowserCatalogueContext>
    </StrictMode>,
  )
})
