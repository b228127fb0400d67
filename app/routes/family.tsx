import { site as company } from '#content/site.ts'
import { FamilyResults, SubFamilyButtons } from '#app/features/catalogue/family-results.tsx'
import { parsePlaceState } from '#app/features/catalogue/list-place.ts'
import { familyView, type FamilyView } from '#app/features/catalogue/family-view.ts'
import { ListPart } from '#app/features/catalogue/list-part.tsx'
import { formState, withoutDistantValues } from '#app/features/catalogue/listing-view.ts'
import { productsAddress } from '#app/features/catalogue/products-address.ts'
import { sentWithPlace, withOpen } from '#app/features/filters/all-filters.ts'
import { ListControls } from '#app/features/filters/list-controls.tsx'
import { controlledList, type ProductsAddress } from '#app/features/filters/list-source.tsx'
import { homeCrumb } from '#app/lib/record-head.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo, NotFoundError, type PageArgs, type PageHead } from '#app/page-module.ts'
import { collectionData, type Crumb } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as listing from '#texts/listing.ts'
import * as texts from '#texts/pages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { plural } from '#domain/texts/plural.ts'
import styles from '#app/features/catalogue/family-intro.module.css'

type Data = { view: FamilyView; open: string | null; database: ProductsAddress | undefined }

const [familyField, typeField] = placeFields

export async function load({ site, params, url }: PageArgs): Promise<Data | Response> {
  const { familySlug = '' } = params
  const { searchParams } = url
  const { catalogue, familyListings } = site
  const state = parsePlaceState('type', searchParams)
  const view = await familyView(catalogue, familyListings, familySlug, state)
  if (!view) throw new NotFoundError(familySlug)
  const open = searchParams.get('open')
  const asked = formState(searchParams, view)
  if (asked) {
    const to = paths.family(view.slug, view.chosen, 1, asked)
    return redirectTo(`${withOpen(to, open)}#products`)
  }
  return {
    view: withoutDistantValues(view, open, sentWithPlace),
    open,
    database: productsAddress(site),
  }
}

export function head({ view }: Data): PageHead {
  const { name, slug, chosen, page, cards, content } = view
  const path = paths.family(slug, chosen, page)
  const products = cards.map((card) => paths.product(card.slug))
  const title = chosen ? fillIn(texts.typeTitle, { type: chosen, family: name }) : name
  return {
    title: page > 1 ? fillIn(texts.pageOfTitle, { title, page }) : title,
    description: describe(view),
    path,
    ...(content?.socialCard && { image: content.socialCard }),
    trail: trailOf(view),
    data: [collectionData(chosen ?? name, path, products)],
  }
}

export function Page({ data: { view, open, database } }: { data: Data }) {
  const { name, slug, chosen } = view
  return (
    <div className="wrap">
      <Breadcrumb trail={trailOf(view)} />
      <FamilyIntro view={view} />
      <ListPart name="choices">
        <SubFamilyButtons view={view} />
      </ListPart>
      <ListControls
        page={{ kind: 'family', slug, type: chosen }}
        list={controlledList(view)}
        open={open}
        label={fillIn(listing.productsOf, { name })}
        among={{ [familyField]: [name], ...(chosen && { [typeField]: [chosen] }) }}
        database={database}
      />
      <ListPart name="results">
        <FamilyResults view={view} />
      </ListPart>
    </div>
  )
}

/** A part of a family is told apart by what is in it. */
function describe({ name, content, chosen, page, matched, cards }: FamilyView): string {
  if (content && !chosen && page === 1) return content.subHeadline
  const names = cards.slice(0, 3).map((card) => card.name)
  return fillIn(texts.familySummary, {
    name: chosen ?? name,
    site: company.name,
    count: matched,
    names: names.join('; '),
  })
}

function trailOf({ name, slug, chosen }: FamilyView): Crumb[] {
  if (!chosen) return [homeCrumb, { label: name }]
  return [homeCrumb, { label: name, to: paths.family(slug) }, { label: chosen }]
}

/** What a family is about, beside its top-ranked product. */
function FamilyIntro({ view: { name, content, top, total } }: { view: FamilyView }) {
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <p className={styles.kicker}>{plural(total, listing.productCount)}</p>
        <h1>{name}</h1>
        {content && (
          <>
            <p className={styles.headline}>{content.headline}</p>
            <p className={styles.subHeadline}>{content.subHeadline}</p>
            <p>{content.bodyText}</p>
          </>
        )}
      </div>
      <a className={styles.picture} href={paths.product(top.slug)}>
        <Picture
          image={top.image}
          alt=""
          missing={texts.noImage}
          sizes="(max-width: 768px) 100vw, 592px"
          priority
        />
        <span>{top.name}</span>
      </a>
    </div>
  )
}
