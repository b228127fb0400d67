import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { NotFoundPage, type NotFound } from '#app/features/shell/not-found-page.tsx'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createNearMiss } from '#domain/catalogue/near-miss.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import * as texts from '#texts/shell.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import '#app/features/shell/error-page.css'

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
