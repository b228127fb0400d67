import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { FamiliesCarousel } from '#app/features/home/families-carousel.tsx'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { HomeNews } from '#app/features/home/home-news.tsx'
import { HomeValues } from '#app/features/home/home-values.tsx'
import { IndustryTiles } from '#app/features/home/industry-tiles.tsx'
import { familyTiles } from '#app/features/catalogue/home-view.ts'
import { asLeft } from '../framework/as-left.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { organizationData, websiteData } from '#app/lib/structured-data.ts'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { families: familyTiles(context.get(siteContext).catalogue) }
}

export async function clientLoader({ context, request, serverLoader }: Route.ClientLoaderArgs) {
  const seen = asLeft(request) as ReturnType<typeof loader> | undefined
  if (seen) return seen
  const catalogue = context.get(browserCatalogueContext).ready()
  return catalogue ? { families: catalogue.familyTiles() } : fromServer(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: site.name,
    description: siteDescription,
    path: paths.home(),
    data: [organizationData(), websiteData()],
  })
}

export default function Home({ loaderData: { families } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <IndustryTiles />
      <FamiliesCarousel families={families} />
      <HomeNews />
      <HomeValues />
    </>
  )
}
