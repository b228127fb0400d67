import { Activity, Component, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { pressByTouch } from '#app/framework/press-by-touch.ts'
import { ahead, renderedAhead } from '#app/framework/rendered-ahead.ts'
import { rehearse, showAhead } from '#app/framework/show-ahead.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ProductHead } from './product-head.tsx'
import type { Ahead } from './pages-wanted.ts'
import { productTrail } from './product-trail.ts'
import { ProductValues } from './product-values.tsx'

ahead.show = showAhead

const restMilliseconds = 100
/** Of nothing to rehearse, after which nothing more will come. */
const mostWaits = 10

/**
 * Renders the first screens of products' pages while nothing else is to be done, in a document that no
 * window shows: no picture of them is fetched, and no effect of them runs.
 */
export function PagesAhead({ pages }: { pages: readonly Ahead[] }) {
  const [{ body }] = useState(() => document.implementation.createHTMLDocument())
  useEffect(rehearseAtRest, [pages])
  useEffect(pressByTouch, [])
  return createPortal(
    pages.map(({ page, view, details }) => (
      <div
        key={page}
        ref={(element) => {
          renderedAhead.set(page, element!)
          return () => void renderedAhead.delete(page)
        }}
      >
        <OrNothing>
          <Activity mode="hidden">
            <FirstScreen view={view} details={details} />
          </Activity>
        </OrNothing>
      </div>
    )),
    body,
  )
}

/**
 * In one column the values are below it, and the room of the thumbnails is kept, as where a page is made of what the
 * browser has read: more than half of what a press would have to lay out.
 */
function FirstScreen({ view, details }: Omit<Ahead, 'page'>) {
  const isWhole = hasValuesInSight(details)
  return (
    <div className="wrap">
      <Breadcrumb trail={productTrail(view)} />
      <ProductHead
        view={view}
        details={isWhole ? details : undefined}
        hasFailed={false}
        parts={undefined}
      >
        {isWhole && <ProductValues view={view} details={details} parts={undefined} />}
      </ProductHead>
    </div>
  )
}

/** One after the other, as they come: what is hidden is rendered after what is not. */
function rehearseAtRest(): () => void {
  let waits = 0
  const timer = setInterval(() => {
    waits = rehearse() ? 0 : waits + 1
    if (waits > mostWaits) clearInterval(timer)
  }, restMilliseconds)
  return () => clearInterval(timer)
}

/** What the names, texts and margins of a product are high at least that stand above its values, in pixels. */
const aboveValues = 420

/**
 * Whether the values stand in the first screen: in one column they come below a picture and its thumbnails, which are
 * as high together as the screen is wide.
 */
function hasValuesInSight(details: Ahead['details']): boolean {
  const isOneColumn = matchMedia('(max-width: 56.25em)').matches
  const hasStrip = details?.images.length !== 1
  return !isOneColumn || !hasStrip || innerHeight > innerWidth + aboveValues
}

/** What cannot be rendered ahead fails when its own page is asked for, and not the one that leads there. */
class OrNothing extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override render() {
    return !this.state.hasFailed && this.props.children
  }
}
