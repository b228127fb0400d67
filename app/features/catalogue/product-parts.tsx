import { renderToStaticMarkup } from 'react-dom/server'
import type { Product } from '#domain/catalogue/product.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import * as texts from '#texts/product.ts'
import { filmNames, type FilmName } from './film-names.ts'
import { FactBlocks } from './fact-blocks.tsx'
import type { ProductDetails } from './product-details-view.ts'
import { productFacts, type FactSources, type ProductFacts } from './product-facts-view.ts'
import styles from './product-parts.module.css'
import { NeighborSection } from './neighbor-section.tsx'
import { neighborsInBoth } from './neighbors-view.ts'
import type { ProductView, SpecificationRow } from './product-view.ts'
import type { Version } from './version-of.ts'
import { SpecificationPart } from './specification-part.tsx'
import { highlightsInBoth, specificationView } from './specification-view.ts'

/** What the server makes and knows for a product's page. */
export type ProductParts = {
  /** HTML. */
  specification: string
  neighbors: string
  statements: string
  links: string
  facts: string
  /** The view's, in both systems of units. */
  highlights: SpecificationRow[]
  /** Type, size and age of documents, by kind; names and pictures of films, by address. */
  files: ProductFacts['files']
  films: Record<string, FilmName>
}

/** For loaders alone: with it comes the code that renders. */
export function productParts(
  sources: FactSources,
  product: Product,
  view: ProductView,
  details: ProductDetails,
  version?: Version,
): ProductParts {
  const facts = productFacts(sources, product, { version })
  const { name, slug } = product
  const shown = version?.product ?? product
  return {
    specification: renderToStaticMarkup(
      <SpecificationPart name={name} slug={slug} {...specificationView(shown)} />,
    ),
    neighbors: view.neighbors
      ? renderToStaticMarkup(
          <NeighborSection {...neighborsInBoth(sources.catalogue, view.neighbors)} />,
        )
      : '',
    statements: renderToStaticMarkup(<Statements {...facts} />),
    links: renderToStaticMarkup(<SectionLinks links={sectionsOf(view, details, facts)} />),
    facts: renderToStaticMarkup(<FactBlocks {...facts} />),
    highlights: highlightsInBoth(shown),
    files: facts.files,
    films: filmNames(product),
  }
}

function Statements({ statements }: Pick<ProductFacts, 'statements'>) {
  return statements.map(({ text, link }) => (
    <p key={text} className={styles.statement}>
      {text} {link && <StatementLink {...link} />}
    </p>
  ))
}

function StatementLink({ to, label }: { to: string; label: string }) {
  return to.startsWith('#') ? <a href={to}>{label}</a> : <PageLink to={to}>{label}</PageLink>
}

function SectionLinks({ links }: { links: (readonly [id: string, label: string])[] }) {
  return (
    <nav aria-label={texts.onThisPage} className="no-print">
      {links.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** The ids, which others may link to, and short names of the sections that the page has. */
function sectionsOf(
  { specification }: ProductView,
  { ordering, faq, files }: ProductDetails,
  { blocks }: ProductFacts,
) {
  const section = (id: string, label: string, is: unknown) => (is ? [[id, label] as const] : [])
  return [
    ...section('specification', texts.specification, specification?.length),
    ...section('ordering', texts.ordering, ordering),
    ...blocks.map(({ id, heading }) => [id, heading] as const),
    ...section('questions', texts.questions, faq.length),
    ...section('documents', texts.documents, files.length),
  ]
}
