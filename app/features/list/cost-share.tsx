import type { CostWords } from '#app/elements/cost-form.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { site } from '#content/site.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'
import type { CostLimit } from '#domain/records/list-words.ts'
import * as texts from '#texts/list.ts'
import styles from './list-page.module.css'

type Props = { lines: readonly ListLine[]; words: CostLimit }

/**
 * What share of the cost is of parts that do not comply; of costs that nobody but the visitor knows.
 * `<cost-share>` makes a row for each line (app/elements/cost-form.ts).
 */
export function CostShare({ lines, words }: Props) {
  return (
    <section className={`no-print ${styles.share}`}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <cost-share
        lines={JSON.stringify(lines.map(costLine))}
        words={JSON.stringify(written(words))}
      >
        <details>
          <summary className={buttonClass('outline')}>{texts.workOutShare}</summary>
          <table className={styles.costs}>
            <tbody />
          </table>
          <p role="status" />
          <p className="muted">{texts.costsStay}</p>
        </details>
      </cost-share>
    </section>
  )
}

const costLine = ({ partNumber, quantity, compliance }: ListLine) => ({
  partNumber,
  quantity,
  status: compliance?.status,
})

/** As an attribute can have it. */
const written = ({ cost, counts, result, limit }: CostLimit): CostWords => ({
  cost,
  counts,
  result: result('{share}', '{counted}', '{total}'),
  limit,
  currency: site.currency,
})
