import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { ComparePage } from '#app/features/compare/compare-page.tsx'
import { addedAddress, compareView, type Comparison } from '#app/features/compare/compare-view.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo, UnavailableError } from '#app/page-module.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'

export async function load({ site, url }: PageArgs): Promise<Comparison | Response> {
  const { searchParams } = url
  if (searchParams.size && missingStatus(site) === 503) throw new UnavailableError()
  const location = await addedAddress(site, searchParams)
  if (location) return redirectTo(location)
  return compareView(site, parseCompareState(searchParams))
}

export const answer = ({ isWhole }: Comparison): PageAnswer => (isWhole ? {} : notKept)

export function head({ view: { names, ids } }: Comparison): PageHead {
  return {
    title: names.length ? fillIn(texts.compareNames, { names: names.join(', ') }) : texts.compare,
    description: texts.description,
    path: paths.compare(ids),
    // Of any two to four products there is one: search engines know them as one page.
    canonical: paths.compare(),
  }
}

export const hasConnectBand = false

export function Page({ data }: { data: Comparison }) {
  return <ComparePage comparison={data} />
}
