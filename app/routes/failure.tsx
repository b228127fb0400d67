import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/shell.ts'
import * as uiTexts from '#texts/ui.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import '#app/features/shell/error-page.css'

export const hasConnectBand = false

export function head(_: unknown, { url }: PageArgs): PageHead {
  return {
    title: texts.notShown,
    description: texts.failedOnWay,
    path: url.pathname,
    noIndex: true,
  }
}

/** In place of the page of an address that could not be made. */
export function Page({ url }: { url: URL }) {
  return (
    <div className="wrap error-page">
      <h1>{texts.notShown}</h1>
      <p className="intro">{texts.failedOnWay}</p>
      <p className="actions">
        <a href={url.pathname + url.search}>{uiTexts.loadAgain}</a>
        <a href={paths.products()}>{texts.allProducts}</a>
        <a href={paths.contact()}>{texts.contactUs}</a>
      </p>
    </div>
  )
}
