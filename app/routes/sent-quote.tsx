import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { SentQuote } from '#app/features/quote/sent-quote.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { paths } from '#app/lib/paths.ts'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { quotePage } from '#content/company/quote.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/quote.ts'
import type { Route } from './+types/sent-quote.ts'
import styles from './sent-quote.module.css'
import sentQuoteStyles from '#app/features/quote/sent-quote.module.css'

/** Whoever has the address may see the page: nobody keeps a copy, and no other site is told. */
const secret = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { quotes } = context.get(siteContext)
  const quote = await quotes.sent(params.secret)
  const justSent = url.searchParams.has('sent')
  const view = { quote, justSent, keepDays: quotes.keepDays }
  return data(view, { status: quote ? 200 : 404, headers: secret })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData?.quote
    ? { title: texts.sentTitle, description: texts.sentDescription }
    : { title: texts.goneTitle, description: texts.goneDescription }
  // Its own address stands nowhere in it.
  return pageMeta(matches, { title, description, path: paths.quote(), noIndex: true })
}

export default function SentQuotePage({ loaderData }: Route.ComponentProps) {
  const { quote, justSent, keepDays } = loaderData
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
