import { FamilyCards, FamilyTile, type FamilyCard } from '#app/features/page/family-cards.tsx'
import { paths } from '#app/lib/paths.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { DownloadList } from '#app/features/page/download-list.tsx'
import { Counter } from '#app/ui/counter.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import type {
  SolutionPart,
  PlacesPart,
  CountersPart,
  ArticlesPart,
  QuestionsPart,
  PlaceDrawing,
} from '#domain/records/solution-part.ts'
import { fileUrl } from '#domain/pictures.ts'
import * as texts from '#texts/pages.ts'
import { Budget } from './budget.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { Part, WorkedOut } from './part.tsx'
import { ProductFilter } from './product-filter.tsx'
import type { SolutionView } from './solution-view.ts'
import styles from './part.module.css'
import placesStyles from './places.module.css'
import countersStyles from './counters.module.css'
import articleCardsStyles from './article-cards.module.css'
import questionsStyles from './questions.module.css'
import familySliderStyles from './family-slider.module.css'

type PageProps = {
  view: SolutionView
  /** The filter of its products that the address opens, if any. */
  open: string | null
}
type Props<P extends SolutionPart = SolutionPart> = PageProps & { part: P }

/** The parts of a page that differ from solution to solution, in the record's order. */
export function SolutionParts({ view, open }: PageProps) {
  return view.solution.parts.map((part) => (
    <OnePart key={`${part.kind} ${part.heading}`} part={part} view={view} open={open} />
  ))
}

function OnePart({ part, view, open }: Props) {
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
      return <Families part={part} view={view} open={open} />
  }
}

function Families({ part, view, open }: Props<Extract<SolutionPart, { kind: 'families' }>>) {
  const { families, grid, solution } = view
  const named = grid?.families ?? solution.families.map(({ name }) => name)
  const { heading, text } = part
  const Cards = part.show === 'slider' ? FamilySlider : FamilyCards
  return (
    <>
      {grid ? (
        <ProductFilter heading={heading} text={text} slug={solution.slug} grid={grid} open={open} />
      ) : (
        <Cards heading={heading} cards={families} />
      )}
      <p className={styles.list}>
        <a
          href={paths.products({
            ...(grid && { ...grid.state, page: 1 }),
            selection: { ...grid?.state.selection, [familyField]: named },
          })}
        >
          {texts.filterAll}
        </a>
      </p>
    </>
  )
}

const [familyField] = placeFields

/** Where products stand, each place with its drawing. */
function Places({ part: { heading, text, items } }: { part: PlacesPart }) {
  return (
    <Part heading={heading} text={text} wide>
      <ul className={placesStyles.grid}>
        {items.map((place) => (
          <li key={place.title}>
            <PlaceIcon drawing={place.drawing} />
            <h3>{place.title}</h3>
            <p>{place.text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Figures that count up as they come into view. */
function Counters({ part: { heading, text, items, note } }: { part: CountersPart }) {
  return (
    <Part heading={heading} text={text} wide>
      <ul className={countersStyles.items}>
        {items.map(({ key, label, ...figure }) => (
          <li key={key}>
            <b>
              <Counter {...figure} />
            </b>
            {label}
          </li>
        ))}
      </ul>
      <p className={countersStyles.note}>{note}</p>
    </Part>
  )
}

/** Articles to go on with, each with its drawing. */
function ArticleCards({ part: { heading, items } }: { part: ArticlesPart }) {
  return (
    <Part heading={heading} wide>
      <ul className={articleCardsStyles.cards}>
        {items.map(({ title, to, text, image }) => (
          <li key={to}>
            <img src={fileUrl(image)} alt="" width={1200} height={675} loading="lazy" />
            <h3>
              <a href={to}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Groups of questions beside each other; each answer opens by itself. */
function Questions({ part: { heading, groups } }: { part: QuestionsPart }) {
  return (
    <Part heading={heading} wide>
      <div className={questionsStyles.groups}>
        {groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            {items.map(({ question, answer, link }) => (
              <Accordion key={question} heading={question} level="nested">
                <p className={questionsStyles.answer}>
                  {answer}
                  {link && (
                    <>
                      {' '}
                      <a href={link.to}>{link.label}</a>
                    </>
                  )}
                </p>
              </Accordion>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}

/** A place in section, drawn with lines of 1.5 px. */
function PlaceIcon({ drawing: { structure, line } }: { drawing: PlaceDrawing }) {
  return (
    <svg
      width="96"
      height="64"
      viewBox="0 0 96 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={structure} />
      <path d={line} stroke="var(--accent)" />
    </svg>
  )
}

type FamilySliderProps = { heading: string; cards: FamilyCard[] }

/** Families three at a time, from the first to the last and no further. */
function FamilySlider({ heading, cards }: FamilySliderProps) {
  return (
    <div className={familySliderStyles.slider}>
      <Carousel label={heading} heading={<h2>{heading}</h2>} visible={3}>
        {cards.map((card) => (
          <a key={card.family} href={card.to} className={familySliderStyles.slide}>
            <FamilyTile
              card={card}
              sizes="(max-width: 768px) 100vw, (max-width: 1296px) 33vw, 405px"
            />
          </a>
        ))}
      </Carousel>
    </div>
  )
}

/** What fits beside each other at 320 px, counted in characters. */
const widest = { words: 30, cell: 26 }

/** Whether a table stays one on a phone: few columns of figures do, sentences do not. */
export function isNarrow(columns: readonly string[], rows: readonly string[][]): boolean {
  const words = columns.map((column, i) =>
    Math.max(...[column, ...rows.map((row) => row[i] ?? '')].map(maxWordLength)),
  )
  return (
    words.reduce((sum, length) => sum + length, 0) <= widest.words &&
    rows.flat().every(({ length }) => length <= widest.cell)
  )
}

/** A fixed space does not part words. */
function maxWordLength(text: string): number {
  return Math.max(...text.split(' ').map(({ length }) => length))
}
