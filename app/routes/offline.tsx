import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import { offlinePath } from '#app/features/offline/offline-path.ts'
import * as texts from '#texts/offline.ts'
import type { PageHead } from '../page-module.ts'

export function head(): PageHead {
  return { title: texts.title, description: texts.intro, path: offlinePath(), noIndex: true }
}

export const hasConnectBand = false

export const Page = OfflinePage
