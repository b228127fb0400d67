import { renderToStaticMarkup } from 'react-dom/server'
import { PageLink } from '#app/framework/page-link.tsx'
import { FactBlocks } from './fact-blocks.tsx'
import type { ProductDetails } from './product-details-view.ts'
import type { ProductFacts } from './product-facts-view.ts'
import styles from './product-parts.module.css'
import type { ProductView } from './product-view.ts'

/** HTML that the server makes for a product's page, and what its documents are. */
export type ProductParts = { statements: string; links: string; facts: string } & Pick<
  ProductFacts,
  'files'
>

type Sources = { view: ProductView; details: ProductDetails; facts: ProductFacts }

/** For loaders alone: with it comes the code that renders. */
export function productParts({ view, details, facts }: Sources): ProductParts {
  return {
    statements: renderToStaticMarkup(<Statements {...facts} />),
    links: renderToStaticMarkup(<SectionLinks links={sectionsOf(view, details, facts)} />),
    facts: renderToStaticMarkup(<FactBlocks {...facts} />),
    files: facts.files,
  }
}

function Statements({ statements }: Pick<ProductFacts, 'statements'>) {
  return statements.map(({ text, link }) => (
    <p key={text} className={styles.statement}>
      {text} {link && <PageLink to={link.to}>{link.label}</PageLink>}
    </p>
  ))
}

function SectionLinks({ links }: { links: (readonly [id: string, label: string])[] }) {
  return (
    <nav aria-label="On this page" className="no-print">
      {links.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** The ids, which others may link to, and the headings of the sections that the page has. */
function sectionsOf(
  { specification }: ProductView,
  { ordering, features, faq, files }: ProductDetails,
  { blocks }: ProductFacts,
) {
  const section = (id: string, label: string, is: unknown) => (is ? [[id, label] as const] : [])
  return [
    ...section('specifications', 'Specifications', specification.length),
    ...section('ordering', 'Ordering', ordering),
    ...blocks.map(({ id, heading }) => [id, heading] as const),
    ...section('features', 'Features', features.length),
    ...section('faqs', 'FAQs', faq.length),
    ...section('resources', 'Resources', files.length),
  ]
}
