import styles from './page-intro.module.css'

/** The opening of a page without a film. */
export function PageIntro({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.intro}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}
