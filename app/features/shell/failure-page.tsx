import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/shell.ts'
import * as uiTexts from '#texts/ui.ts'

/** In place of the page of an address that could not be made. */
export function FailurePage({ address }: { address: string }) {
  return (
    <div className="wrap error-page">
      <h1>{texts.notShown}</h1>
      <p className="intro">{texts.failedOnWay}</p>
      <p className="actions">
        <a href={address}>{uiTexts.loadAgain}</a>
        <PageLink to={paths.products()}>{texts.allProducts}</PageLink>
        <PageLink to={paths.contact()}>{texts.contactUs}</PageLink>
      </p>
    </div>
  )
}
