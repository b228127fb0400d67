import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { familyView, type FamilyView } from '#app/features/catalogue/family-view.ts'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { ResponseTimes } from '#app/features/services/response-times.tsx'
import { ServicePhases } from '#app/features/services/service-phases.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import * as texts from '#texts/pages.ts'
import { asLeft } from '../framework/as-left.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { paths } from '#app/lib/paths.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { servicesPage } from '#content/company/services.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import type { Route } from './+types/services.ts'

const page = required(servicesPage)
const trail = pageTrail(page)
const services = familySlug(page.catalogue?.family ?? '')
const wholeFamily = { type: null, selection: {}, page: 1 }
/** Without services in the catalogue the page stands without cards. */
const cardsOf = (view: FamilyView | undefined) => ({ cards: view?.cards ?? [] })

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, familyListings } = context.get(siteContext)
  return cardsOf(await familyView(catalogue, familyListings, services, wholeFamily))
}

export async function clientLoader({ context, request, serverLoader }: Route.ClientLoaderArgs) {
  const seen = asLeft(request) as ReturnType<typeof cardsOf> | undefined
  if (seen) return seen
  const catalogue = context.get(browserCatalogueContext).ready()
  const family = catalogue?.family(services, wholeFamily).then(cardsOf)
  return (await family?.catch(() => undefined)) ?? fromServer(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...page, data: [breadcrumbData(trail)] })
}

export default function Services({ loaderData: { cards } }: Route.ComponentProps) {
  const { title, text, film, phases, strengths, responseTimes, catalogue } = page
  return (
    <>
      <FilmHero film={film} heading={title} text={text}>
        <ButtonLink to={paths.support()}>{texts.contactUs}</ButtonLink>
      </FilmHero>
      <div className="wrap">
        <ServicePhases phases={phases} />
        {strengths && (
          <Section heading={strengths.heading}>
            <CheckList items={strengths.items} />
          </Section>
        )}
        {responseTimes && <ResponseTimes {...responseTimes} />}
        {catalogue && cards.length > 0 && (
          <Section heading={catalogue.heading} wide>
            <ProductGrid cards={cards} action />
          </Section>
        )}
      </div>
    </>
  )
}
