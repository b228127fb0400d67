import { filled } from '#app/ui/filled.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import styles from './compare-page.module.css'
import type { Choice, CompareView } from './compare-view.ts'

/**
 * What was asked for and is not among the columns as asked, with what to do about it: nothing on
 * paper, where a table has one sheet, and says itself what is no longer made.
 */
export function CompareNotes({ view: { unknown, beyond, withdrawn } }: { view: CompareView }) {
  if (!unknown.length && !beyond.length && !withdrawn.length) return null
  return (
    <ul className={`no-print ${styles.notes}`}>
      {unknown.map(({ asked, meant }) => (
        <li key={asked}>
          {fillIn(texts.nothingCalled, { asked })}
          {meant.length > 0 && (
            <> {filled(texts.didYouMean, { names: <Choices choices={meant} /> })}</>
          )}
        </li>
      ))}
      {beyond.length > 0 && <li>{fillIn(texts.fourAtMost, { names: beyond.join(', ') })}</li>}
      {withdrawn.map(({ slug, name, successor }) => (
        <li key={slug}>
          {fillIn(texts.isNoLongerMade, { name })}
          {successor && (
            <>
              {' '}
              {`${texts.compareSuccessor} `}
              <Choices choices={[successor]} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Choices({ choices }: { choices: Choice[] }) {
  return choices.map(({ id, name, partNumber, to }, i) => (
    <span key={id}>
      {i > 0 && (i === choices.length - 1 ? texts.or : ', ')}
      <a href={to}>{name}</a>
      {partNumber && ` (${partNumber})`}
    </span>
  ))
}
