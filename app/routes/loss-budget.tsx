import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { lossBudget } from '#content/loss-budget.ts'
import { lossBudgetHead } from '#content/loss-budget-head.ts'
import { documentContext, serverPartsContext, siteContext } from '#app/context.ts'
import { budgetHtml } from '#app/features/budget/budget-html.tsx'
import { BudgetPage } from '#app/features/budget/budget-page.tsx'
import { budgetPart } from '#app/features/budget/budget-part-name.ts'
import { budgetView, type BudgetView } from '#app/features/budget/budget-view.ts'
import { paths } from '#app/lib/paths.ts'
import { required } from '#app/lib/required.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import type { Route } from './+types/loss-budget.ts'

type PageData = { view: Packed<BudgetView>; html?: string }

/** The server has what part numbers mean and what they state: it adds up each channel. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const budget = await budgetView(context.get(siteContext), searchParams, required(lossBudget))
  if ('address' in budget) throw redirect(budget.address)
  // In a document form and result travel as HTML alone; a browser that has one asks for them.
  const html = budgetHtml(budget)
  const isDocument = context.get(documentContext)
  if (isDocument) context.set(serverPartsContext, new Map([[budgetPart, html]]))
  const page: PageData = { view: pack(budget.view), ...(!isDocument && { html }) }
  return data(page, budget.isWhole ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = required(lossBudgetHead)
  const path = paths.lossBudget()
  const isChannel = loaderData && unpack<BudgetView>(loaderData.view).rows > 0
  const page = pageMeta(matches, {
    title,
    description,
    path,
    data: [breadcrumbData([homeCrumb, { label: title }])],
    ...(isChannel && { noIndex: true }),
  })
  return isChannel ? [...page, { tagName: 'link' as const, rel: 'canonical', href: path }] : page
}

export default function LossBudget({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack<BudgetView>(loaderData.view), [loaderData])
  return <BudgetPage title={required(lossBudgetHead).title} view={view} html={loaderData.html} />
}
