import styles from './title-row.module.css'

/** A page's title, and what the page is for beside it where there is room. */
export function TitleRow({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.row}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}
