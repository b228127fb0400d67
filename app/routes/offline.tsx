import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import { offlinePath } from '#app/features/offline/offline-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import * as texts from '#texts/offline.ts'
import type { Route } from './+types/offline.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: texts.title, description: texts.intro, path: offlinePath() }
  return pageMeta(matches, { ...page, noIndex: true })
}

export default OfflinePage
