import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { addedAddress } from '#app/features/compare/added-address.ts'
import { ComparePage } from '#app/features/compare/compare-page.tsx'
import { compareView, type Comparison } from '#app/features/compare/compare-view.ts'
import { paths } from '#app/lib/paths.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { NotFoundError } from '../not-found-error.ts'
import type { PageArgs, PageHead } from '../page-module.ts'

export async function load({ site, url }: PageArgs): Promise<Comparison | Response> {
  const { searchParams } = url
  // Answered with 503.
  if (searchParams.size && missingStatus(site) === 503) throw new NotFoundError(url.pathname)
  const location = await addedAddress(site, searchParams)
  if (location) return new Response(null, { status: 302, headers: { location } })
  return compareView(site, parseCompareState(searchParams))
}

export const mayBeKept = ({ isWhole }: Comparison): boolean => isWhole

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
