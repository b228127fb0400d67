import type { ComponentType } from 'react'

/**
 * Every island: its name, and the code that hydrates it. `island.tsx` renders it on the server;
 * `start.ts` imports it in the browser at its trigger.
 */
export const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  'contact-form': async () => (await import('#app/features/contact/contact-form.tsx')).ContactForm,
  'quote-form': async () => (await import('#app/features/quote/quote-form.tsx')).QuoteForm,
}

export type IslandName = keyof typeof islands
