import { SentQuote } from '#app/features/quote/sent-quote.tsx'
import { paths } from '#app/lib/paths.ts'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { homeCrumb } from '#app/lib/record-head.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { quotePage } from '#content/company/quote.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/quote.ts'
import type { SentQuote as Sent } from '#domain/submission/quote.ts'
import type { PageAnswer, PageArgs, PageHead } from '../page-module.ts'
import styles from './sent-quote.module.css'
import sentQuoteStyles from '#app/features/quote/sent-quote.module.css'

type View = { quote: Sent | undefined; justSent: boolean; keepDays: number }

export async function load({ site, params, url }: PageArgs): Promise<View> {
  const { sent, keepDays } = site.quotes
  return {
    quote: await sent(params.secret ?? ''),
    justSent: url.searchParams.has('sent'),
    keepDays,
  }
}

/** Whoever has the address may see the page: nobody keeps a copy, and no other site is told. */
export const answer = ({ quote }: View): PageAnswer => ({
  status: quote ? 200 : 404,
  headers: {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  },
})

export function head({ quote }: View): PageHead {
  const { title, description } = quote
    ? { title: texts.sentTitle, description: texts.sentDescription }
    : { title: texts.goneTitle, description: texts.goneDescription }
  // Its own address stands nowhere in it.
  return { title, description, path: paths.quote(), noIndex: true }
}

export const hasConnectBand = false

export function Page({ data: { quote, justSent, keepDays } }: { data: View }) {
  return (
    <div className={`wrap ${styles.page}`}>
      {quote ? <SentQuote quote={quote} justSent={justSent} /> : <GoneQuote keepDays={keepDays} />}
    </div>
  )
}

const trail = [homeCrumb, { label: quotePage.title, to: paths.quote() }, { label: texts.goneTitle }]

/** In place of a request that was deleted, or never was. */
function GoneQuote({ keepDays }: { keepDays: number }) {
  const intro = keepDays > 0 ? plural(keepDays, texts.deletedAfter) : texts.notWhole
  return (
    <>
      <PageHeading trail={trail} title={texts.goneTitle} intro={intro} />
      <p className={sentQuoteStyles.actions}>
        <ButtonLink to={paths.quote()}>{texts.request}</ButtonLink>
        <ButtonLink to={paths.contact()} look="outline">
          {texts.askUs}
        </ButtonLink>
      </p>
    </>
  )
}
