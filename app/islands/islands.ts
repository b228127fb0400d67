import type { ComponentType } from 'react'

export type IslandName =
  | 'product-search'
  | 'list-controls'
  | 'ordering'
  | 'compare-tray'
  | 'reader'
  | 'model-viewer'
  | 'chat'
  | 'contact-form'
  | 'quote-form'

/**
 * Every island: its name, and the code that hydrates it. `island.tsx` renders it on the server;
 * `wake-islands.ts` imports it in the browser at its trigger.
 */
export const islands: Readonly<Record<IslandName, () => Promise<ComponentType<never>>>> = {
  'product-search': async () =>
    (await import('#app/features/shell/product-search.tsx')).ProductSearchForm,
  'list-controls': async () =>
    (await import('#app/features/filters/list-controls.tsx')).ListControlsForm,
  ordering: async () =>
    (await import('#app/features/catalogue/ordering-builder.tsx')).OrderingBuilder,
  'compare-tray': async () => (await import('#app/features/compare/compare-place.tsx')).CompareTray,
  reader: async () => (await import('#app/features/knowledge/reader.tsx')).DocumentReader,
  'model-viewer': async () => (await import('#app/features/model/model-viewer.tsx')).ModelButton,
  chat: async () => (await import('#app/features/chat/chat.tsx')).Assistant,
  'contact-form': async () => (await import('#app/features/contact/contact-form.tsx')).ContactForm,
  'quote-form': async () => (await import('#app/features/quote/quote-form.tsx')).QuoteForm,
}
