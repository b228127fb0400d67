import type { ComponentType } from 'react'

/**
 * Every island: its name, and the code that hydrates it. `island.tsx` renders it on the server;
 * `start.ts` imports it in the browser at its trigger.
 */
export const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  reader: async () => (await import('#app/features/knowledge/reader.tsx')).PdfOverPage,
  'model-viewer': async () => (await import('#app/features/model/model-viewer.tsx')).ModelButton,
  chat: async () => (await import('#app/features/chat/chat.tsx')).Assistant,
}

export type IslandName = keyof typeof islands
