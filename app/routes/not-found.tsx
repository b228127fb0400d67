import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createNearMiss, type NearMiss } from '#domain/catalogue/near-miss.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import * as texts from '#texts/shell.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import '#app/features/shell/error-page.css'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as uiTexts from '#texts/ui.ts'
import { buildNearest } from '#domain/catalogue/nearest.ts'
import { createPause } from '#domain/memo/pause.ts'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'

export const hasConnectBand = false

/** Made at the first wrong address and kept for as long as the catalogue is in use. */
const nearMissOf = rememberFor(({ products }: Catalogue<Product>) => createNearMiss(products))

/** `asked` is a name or a path; a part number that is almost a product's is told apart. */
export function load({ site: { catalogue }, params }: PageArgs): Promise<NotFound> {
  const asked = decodePath(params.asked ?? '')
  return notFoundData(catalogue, asked, nearMissOf(catalogue)(asked))
}

export function head(_: NotFound, { url }: PageArgs): PageHead {
  return {
    title: texts.notFound,
    description: texts.mayHaveMoved,
    path: url.pathname,
    noIndex: true,
  }
}

export function Page({ data }: { data: NotFound }) {
  return <NotFoundPage {...data} />
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replace(/^\//, ''))
  } catch {
    return path
  }
}

/** What a missing page knows of what was asked for. */
type NotFound = {
  asked: string
  /** Why a part number that looks like one of a product cannot be ordered, in a sentence. */
  reason?: string | undefined
  nearest: { name: string; to: string }[]
}

/** Offers a search and the nearest names; without any where nobody has looked for them. */
function NotFoundPage({ asked = '', reason, nearest = [] }: Partial<NotFound>) {
  return (
    <div className="wrap error-page">
      <h1>{texts.noPageHere}</h1>
      <p className="intro">
        {reason ?? (
          <>
            {asked ? `${fillIn(texts.nothingCalled, { asked })} ` : ''}
            {texts.mayHaveMoved}
          </>
        )}
      </p>
      <form
        className="search"
        action={paths.products()}
        role="search"
        aria-label={texts.findProduct}
      >
        <input
          type="search"
          name="q"
          aria-label={texts.searchCatalog}
          placeholder={texts.lookupHint}
          maxLength={200}
        />
        <button>{uiTexts.search}</button>
      </form>
      {nearest.length > 0 && (
        <section className="nearest">
          <h2>{texts.didYouMean}</h2>
          <ul className="list">
            {nearest.map(({ name, to }) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <ButtonLink to={paths.products()} look="outline">
          {texts.allProducts}
        </ButtonLink>
      </p>
    </div>
  )
}

type Place = { name: string; slug: string; number?: string; to: string }

const offered = 6
const maxAskedLength = 80
/** Made at the first wrong address, in slices, and kept for as long as the products are in use. */
const nearestOf = rememberAsyncByKey(
  (catalogue: Catalogue<ProductSummary>) =>
    inPieces(buildNearest(placesOf(catalogue)), createPause()),
  new WeakMap(),
)

/**
 * What a 404 page offers: the products and families most like what was asked for. A number that is
 * none of a product's, `missed`, leads to that product first, with the reason.
 */
export async function notFoundData(
  catalogue: Catalogue<ProductSummary>,
  asked: string,
  missed?: NearMiss<ProductSummary>,
): Promise<NotFound> {
  const nearest = await nearestOf(catalogue)
  return {
    asked: asked
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxAskedLength),
    ...(missed && { reason: missed.reason }),
    nearest: [
      ...(missed ? [{ name: missed.product.name, to: paths.product(missed.product.slug) }] : []),
      ...nearest(asked, offered),
    ]
      .map(({ name, to }) => ({ name, to }))
      .filter(({ to }, i, all) => all.findIndex((other) => other.to === to) === i)
      .slice(0, offered),
  }
}

function placesOf({ families, products }: Catalogue<ProductSummary>): Place[] {
  return [
    ...families.map(({ name, slug }) => ({ name, slug, to: paths.family(slug) })),
    ...products.map(({ name, slug, partNumber }) => ({
      name,
      slug,
      number: partNumber,
      to: paths.product(slug),
    })),
  ]
}
