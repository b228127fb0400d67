import { useMemo } from 'react'
import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { ArticlePage } from '#app/features/article/article-page.tsx'
import { articleView } from '#app/features/article/article-view.server.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { pack, unpack } from '../framework/packed.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { articleData, breadcrumbData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { Route } from './+types/article.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = articleView(url.pathname.replace(/\/$/, ''))
  if (view) return pack(view)
  const { catalogue } = context.get(siteContext)
  throw data(await notFoundData(catalogue, url.pathname), { status: 404 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const view = unpack(loaderData)
  const { title, description, path, published, image, socialCard } = view
  return pageMeta(matches, {
    title,
    description,
    path,
    ...(socialCard && { image: socialCard }),
    data: [
      articleData({ title, description, path, published, image: socialCard ?? image }),
      breadcrumbData(pageTrail(view)),
    ],
  })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData), [loaderData])
  return (
    <div className="wrap">
      <Breadcrumb trail={pageTrail(view)} />
      <ArticlePage key={view.path} view={view} />
    </div>
  )
}
