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
        <a href={paths.products()}>{texts.allProducts}</a>
        <a href={paths.contact()}>{texts.contactUs}</a>
      </p>
    </div>
  )
}
