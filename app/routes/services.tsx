import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { familyView, type FamilyView } from '#app/features/catalogue/family-view.ts'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { ResponseTimes } from '#app/features/services/response-times.tsx'
import { ServicePhases } from '#app/features/services/service-phases.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { serviceCatalogue, servicesPage, strengths } from '#content/company/services.ts'
import { siteFilms } from '#content/site-films.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import type { Route } from './+types/services.ts'

const trail = [{ label: 'Home', to: paths.home() }, { label: servicesPage.title }]
const services = familySlug(serviceCatalogue.family)
const wholeFamily = { type: null, page: 1 }
/** Without services in the catalogue the page stands without cards. */
const cardsOf = (view: FamilyView | undefined) => ({ cards: view?.cards ?? [] })

export async function loader({ context }: Route.LoaderArgs) {
  return cardsOf(await familyView(context.get(siteContext).catalogue, services, wholeFamily))
}

export async function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  const catalogue = context.get(browserCatalogueContext).ready()
  return catalogue ? cardsOf(await catalogue.family(services, wholeFamily)) : serverLoader()
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...servicesPage, data: [breadcrumbData(trail)] })
}

export default function Services({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <FilmHero film={siteFilms.services} heading={servicesPage.title} text={servicesPage.text}>
        <ButtonLink to={paths.support()}>Contact Us</ButtonLink>
      </FilmHero>
      <div className="wrap">
        <ServicePhases />
        <Section heading={strengths.heading}>
          <CheckList items={strengths.items} />
        </Section>
        <ResponseTimes />
        {cards.length > 0 && (
          <Section heading={serviceCatalogue.heading} wide>
            <ProductGrid cards={cards} action />
          </Section>
        )}
      </div>
      <ConnectBand to={paths.support()} label="LET'S CONNECT" />
    </>
  )
}
