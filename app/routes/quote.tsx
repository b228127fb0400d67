import { useMemo } from 'react'
import { postedFormContext, siteContext } from '#app/context.ts'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { QuoteForm } from '#app/features/quote/quote-form.tsx'
import { quoteView } from '#app/features/quote/quote-view.ts'
import { shownView, type SentQuoteView } from '#app/features/quote/sent-quote-view.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { recordMeta } from '#app/lib/record-meta.ts'
import { quotePage } from '#content/company/quote.ts'
import { pack, unpack } from '../framework/packed.ts'
import type { Route } from './+types/quote.ts'

const trail = pageTrail(quotePage)

export function loader({ context, url }: Route.LoaderArgs) {
  const items = url.searchParams.get('items') ?? ''
  const view = quoteView(context.get(siteContext), items, context.get(postedFormContext))
  return pack<SentQuoteView>(view)
}

export const meta = recordMeta(quotePage)

export default function Quote({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => shownView(unpack<SentQuoteView>(loaderData)), [loaderData])
  return (
    <div className="wrap">
      <PageHeading trail={trail} {...quotePage} />
      {/* Other parts in the address are another form. */}
      <QuoteForm key={JSON.stringify(view.rows)} {...view} />
    </div>
  )
}
