import styles from './section-head.module.css'

/** A heading with a sentence beside it, below it on phones. */
export function SectionHead({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={styles.head}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
  )
}
