import { PageLink } from '#app/framework/page-link.tsx'
import styles from './compare-page.module.css'
import type { Choice, CompareView } from './compare-view.ts'

/** What was asked for and is not among the columns as asked, with what to do about it. */
export function CompareNotes({ view: { unknown, beyond, withdrawn } }: { view: CompareView }) {
  if (!unknown.length && !beyond.length && !withdrawn.length) return null
  return (
    <ul className={styles.notes}>
      {unknown.map(({ asked, meant }) => (
        <li key={asked}>
          Nothing in the catalog is called “{asked}”.
          {meant.length > 0 && (
            <>
              {' '}
              Did you mean <Choices choices={meant} />?
            </>
          )}
        </li>
      ))}
      {beyond.length > 0 && (
        <li>Four at most stand side by side: {beyond.join(', ')} was left out.</li>
      )}
      {withdrawn.map(({ slug, name, successor }) => (
        <li key={slug}>
          {name} is no longer made.
          {successor && (
            <>
              {' '}
              Compare its successor instead: <Choices choices={[successor]} />
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
      {i > 0 && (i === choices.length - 1 ? ' or ' : ', ')}
      <PageLink to={to}>{name}</PageLink>
      {partNumber && ` (${partNumber})`}
    </span>
  ))
}
