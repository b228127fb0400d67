import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { lossBudget } from '#content/loss-budget.ts'
import { lossBudgetHead } from '#content/loss-budget-head.ts'
import { serverPartsContext, siteContext } from '#app/context.ts'
import { budgetHtml } from '#app/features/budget/budget-html.tsx'
import { BudgetPage } from '#app/features/budget/budget-page.tsx'
import { budgetPart } from '#app/features/budget/budget-part-name.ts'
import { budgetView, type BudgetView } from '#app/features/budget/budget-view.ts'
import { requireCatalogue } from '#app/features/catalogue/missing-status.ts'
import { fetchJson } from '#app/lib/fetch-json.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { required } from '#app/lib/required.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import type { BudgetData } from './loss-budget-data.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { fromServer } from '../framework/stay-offline.ts'
import type { Route } from './+types/loss-budget.ts'

type PageData = { view: Packed<BudgetView> | BudgetView; html?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const site = context.get(siteContext)
  // A part would be called unknown that nobody has looked for.
  requireCatalogue(site)
  const budget = await budgetView(site, searchParams, required(lossBudget))
  if ('address' in budget) throw redirect(budget.address)
  // Form and result travel as HTML alone.
  context.set(serverPartsContext, new Map([[budgetPart, budgetHtml(budget)]]))
  const page: PageData = { view: pack(budget.view) }
  return data(page, budget.isWhole ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The server has what part numbers mean and what they state: it adds up each channel. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PageData> {
  const { search } = new URL(request.url)
  const path = programPaths.lossBudget(search)
  const { signal } = request
  const answer = await fromServer(() => fetchJson<BudgetData>(path, { signal }))
  if ('address' in answer) throw redirect(answer.address)
  return answer
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = required(lossBudgetHead)
  const path = paths.lossBudget()
  const isChannel = loaderData && unpack<BudgetView>(loaderData.view).rows > 0
  const page = pageMeta(matches, {
    title,
    description,
    path,
    trail: [homeCrumb, { label: title }],
    ...(isChannel && { noIndex: true }),
  })
  return isChannel ? [...page, { tagName: 'link' as const, rel: 'canonical', href: path }] : page
}

export default function LossBudget({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack<BudgetView>(loaderData.view), [loaderData])
  return <BudgetPage title={required(lossBudgetHead).title} view={view} html={loaderData.html} />
}
