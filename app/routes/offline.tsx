import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import * as texts from '#texts/offline.ts'
import type { Route } from './+types/offline.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: texts.title, description: texts.intro, path: paths.offline() }
  return pageMeta(matches, { ...page, noIndex: true })
}

export default OfflinePage
