import { Link } from 'react-router'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import type { SolutionPart } from '#domain/records/solution-part.ts'
import { FamilyCards } from '#app/features/page/family-cards.tsx'
import { paths } from '#app/lib/paths.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { DownloadList } from '#app/features/page/download-list.tsx'
import * as texts from '#texts/pages.ts'
import { ArticleCards } from './article-cards.tsx'
import { Budget } from './budget.tsx'
import { Counters } from './counters.tsx'
import { FamilySlider } from './family-slider.tsx'
import { isNarrow } from './is-narrow.ts'
import { Paragraphs } from './paragraphs.tsx'
import { Part } from './part.tsx'
import { Places } from './places.tsx'
import { ProductFilter } from './product-filter.tsx'
import styles from './part.module.css'
import { Questions } from './questions.tsx'
import type { SolutionView } from './solution-view.ts'
import { WorkedOut } from './worked-out.tsx'

type Props<P extends SolutionPart = SolutionPart> = { part: P; view: SolutionView }

/** The parts of a page that differ from solution to solution, in the record's order. */
export function SolutionParts({ view }: { view: SolutionView }) {
  return view.solution.parts.map((part) => (
    <OnePart key={`${part.kind} ${part.heading}`} part={part} view={view} />
  ))
}

function OnePart({ part, view }: Props) {
  switch (part.kind) {
    case 'prose':
      return <Paragraphs part={part} products={view.products} />
    case 'table':
      return (
        <Part heading={part.heading} text={part.text}>
          <DataTable
            caption={part.caption}
            columns={part.columns}
            rows={part.rows}
            narrow={isNarrow(part.columns, part.rows)}
          />
          <WorkedOut link={part.link} />
        </Part>
      )
    case 'needs':
      return (
        <Part heading={part.heading}>
          <DataTable
            caption={part.caption}
            columns={[texts.need, texts.feature, texts.benefit]}
            rows={part.rows.map(({ need, feature, benefit }) => [need, feature, benefit])}
          />
        </Part>
      )
    case 'budget':
      return <Budget part={part} />
    case 'places':
      return <Places part={part} />
    case 'counters':
      return <Counters part={part} />
    case 'downloads':
      return (
        <Part heading={part.heading} text={part.text}>
          <DownloadList downloads={part.downloads} />
        </Part>
      )
    case 'articles':
      return <ArticleCards part={part} />
    case 'questions':
      return <Questions part={part} />
    case 'families':
      return <Families part={part} view={view} />
  }
}

function Families({ part, view }: Props<Extract<SolutionPart, { kind: 'families' }>>) {
  const { families, grid, solution } = view
  const named = grid?.families ?? solution.families.map(({ name }) => name)
  const { heading, text } = part
  const Cards = part.show === 'slider' ? FamilySlider : FamilyCards
  return (
    <>
      {grid ? (
        <ProductFilter heading={heading} text={text} slug={solution.slug} grid={grid} />
      ) : (
        <Cards heading={heading} cards={families} />
      )}
      <p className={styles.list}>
        <Link
          to={paths.products({
            ...(grid && { ...grid.state, page: 1 }),
            selection: { ...grid?.state.selection, [familyField]: named },
          })}
        >
          {texts.filterAll}
        </Link>
      </p>
    </>
  )
}

const [familyField] = placeFields
