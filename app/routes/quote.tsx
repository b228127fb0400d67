import { formTrigger } from '#app/features/contact/form-trigger.ts'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { QuoteForm, type QuoteFormView } from '#app/features/quote/quote-form.tsx'
import { quoteView } from '#app/features/quote/quote-view.ts'
import { island } from '#app/islands/island.tsx'
import { pageTrail, recordHead } from '#app/lib/record-head.ts'
import { quotePage } from '#content/company/quote.ts'
import type { PageArgs } from '../page-module.ts'

const trail = pageTrail(quotePage)

export const load = ({ site, url, posted }: PageArgs): QuoteFormView =>
  quoteView(site, url.searchParams.get('items') ?? '', posted)

export const head = () => recordHead(quotePage)

export const hasConnectBand = false

export function Page({ data: form }: { data: QuoteFormView }) {
  return (
    <div className="wrap">
      <PageHeading trail={trail} {...quotePage} />
      <QuoteFormIsland {...form} />
    </div>
  )
}

const QuoteFormIsland = island('quote-form', QuoteForm, formTrigger('quote'))
