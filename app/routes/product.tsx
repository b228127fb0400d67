import { ProductHead } from '#app/features/catalogue/product-head.tsx'
import { ProductSections } from '#app/features/catalogue/product-sections.tsx'
import { namedSuccessor } from '#app/features/catalogue/product-facts-view.ts'
import { productData } from '#app/features/catalogue/product-data.ts'
import { findListedAddress } from '#app/features/catalogue/numbered-address.ts'
import { productView, type ProductView } from '#app/features/catalogue/product-view.ts'
import { withdrawnView, type WithdrawnView } from '#app/features/catalogue/withdrawn-view.ts'
import { numberParameter, paths } from '#app/lib/paths.ts'
import { redirectTo, NotFoundError, type PageArgs, type PageHead } from '#app/page-module.ts'
import type { Crumb, StructuredData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { homeCrumb } from '#app/lib/record-head.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { ProductCard } from '#app/features/catalogue/product-card.tsx'
import styles from '#app/features/catalogue/product-head.module.css'

type PageData =
  | { view: ProductView; data: StructuredData[] }
  /** Of a product that is no longer made. */
  | { withdrawn: WithdrawnView }

/** Of a description, in characters. */
const minSummaryLength = 50

/** A part number, in use or former, and a slug in another case lead to the product for good. */
export function load({ site, params, url }: PageArgs): PageData | Response {
  const { catalogue, addresses } = site
  const { productSlug = '' } = params
  const product = catalogue.bySlug.get(productSlug)
  if (!product) {
    const former = addresses.withdrawn.get(productSlug)
    if (former) return { withdrawn: withdrawnView(catalogue, addresses, former) }
    const listed = findListedAddress(site, productSlug)
    if (!listed) throw new NotFoundError(url.pathname)
    return redirectTo(listed, 301)
  }
  const view = productView(site, product, url.searchParams.get(numberParameter))
  const goesWith = site.companions(product)
  const successor = namedSuccessor(site, product)
  return { view, data: productData(product, productTrail(view), { goesWith, successor }) }
}

export function head(data: PageData): PageHead {
  if ('withdrawn' in data) {
    const { name, slug, statement } = data.withdrawn
    return { title: name, description: statement, path: paths.product(slug), noIndex: true }
  }
  const { name, slug, number, image } = data.view
  return {
    title: number ? `${number}: ${name}` : name,
    description: describe(data.view),
    path: paths.product(slug),
    ...(image && { image }),
    data: data.data,
    alternates: [{ type: 'text/markdown', href: paths.markdown(slug) }],
  }
}

/** A text that says too little for a list of search results is followed by values. */
function describe({ text, highlights }: ProductView): string {
  if (text.length >= minSummaryLength) return text
  return [text, ...highlights.map(({ label, value }) => `${label}: ${value}.`)].join(' ').trim()
}

export function Page({ data }: { data: PageData }) {
  return (
    <div className="wrap">
      {'withdrawn' in data ? (
        <>
          <Breadcrumb trail={productTrail(data.withdrawn)} />
          <WithdrawnProduct view={data.withdrawn} />
        </>
      ) : (
        <>
          <Breadcrumb trail={productTrail(data.view)} />
          <ProductHead view={data.view} />
          <ProductSections view={data.view} />
        </>
      )}
    </div>
  )
}

/** Where a product stands among families. */
function productTrail({
  name,
  family,
  subFamily,
}: Pick<ProductView, 'name' | 'family' | 'subFamily'>): Crumb[] {
  return [
    homeCrumb,
    ...(family ? [{ label: family.name, to: paths.family(family.slug) }] : []),
    ...(family && subFamily
      ? [{ label: subFamily, to: paths.family(family.slug, subFamily) }]
      : []),
    { label: name },
  ]
}

/** The page of a product that is no longer made: its successor, and help for those who have it. */
function WithdrawnProduct({ view }: { view: WithdrawnView }) {
  const { name, partNumber, text, statement, files, successor } = view
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.part}>{partNumber && fillIn(texts.part, { number: partNumber })}</p>
        <p className={styles.text}>
          <strong>{statement}</strong>
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.files}>
          <ButtonLink to={paths.contact()}>{texts.contactUs}</ButtonLink>
          {files.map(({ kind, label, href }) => (
            <a key={kind} className={buttonClass('outline')} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
      {successor && (
        <section>
          <h2>{successor.heading}</h2>
          <ProductCard card={successor.card} />
        </section>
      )}
    </div>
  )
}
