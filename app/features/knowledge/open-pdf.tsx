import { createRoot } from 'react-dom/client'
import { overPage } from '../../framework/over-page.ts'
import { OpenedPdf } from './opened-pdf.tsx'
import { askedOf, fragmentOf, pageOf } from './reader-address.ts'

let place: ReturnType<typeof createPlace> | undefined

/** Opens the PDF of a link over the page, at the page that it names; going back closes it. */
export function openPdf({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): void {
  place ??= createPlace()
  place.open(fragmentOf({ file: pathname, page: pageOf(hash) }))
}

/** Shows the PDF that the address names. */
export function showAsked(): void {
  place ??= createPlace()
  place.change()
}

function createPlace() {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const over = overPage(
    (fragment) => askedOf(fragment) !== undefined,
    () => {
      const asked = askedOf(location.hash)
      root.render(
        asked && (
          <OpenedPdf key={asked.file} asked={asked} onClose={over.close} onLeave={over.leave} />
        ),
      )
    },
  )
  return over
}
