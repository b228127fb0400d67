import { useId } from 'react'
import styles from './error-summary.module.css'

type Props = {
  id: string
  heading: string
  /** Of the heading: one below that of the form. */
  level?: 2 | 3
  /** What is wrong, each with the element to mend it in. */
  errors: { target: string; message: string }[]
}

/** All that is wrong with a form, above it: announced, and each entry leads to its field. */
export function ErrorSummary({ id, heading, level = 3, errors }: Props) {
  const Heading = `h${level}` as const
  const headingId = useId()
  return (
    <div id={id} role="alert" tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <Heading id={headingId}>{heading}</Heading>
      <ul>
        {errors.map(({ target, message }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                const field = document.getElementById(target)
                if (!field) return
                // The address stays as it is.
                event.preventDefault()
                field.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
