import { paths } from '#app/lib/paths.ts'
import styles from '#app/features/offline/offline-page.module.css'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/offline.ts'
import type { PageHead } from '../page-module.ts'

export function head(): PageHead {
  return { title: texts.title, description: texts.intro, path: paths.offline(), noIndex: true }
}

export const hasConnectBand = false

/**
 * What the browser keeps for reading without a connection. The service worker also answers with this
 * page, at any address, where it has no copy. app/elements/offline-list.ts fills it.
 */
export function Page() {
  return (
    <offline-list className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p data-intro="">{texts.intro}</p>
      <p hidden data-again="">
        <Button>{texts.tryAgain}</Button>
      </p>
      <p role="status" data-nothing="">
        {texts.impossible}
      </p>
      <p hidden data-remove-all="">
        <Button look="outline">{texts.removeAll}</Button>
      </p>
    </offline-list>
  )
}
