import styles from './paragraphs.module.css'

type Props = { paragraphs: readonly string[]; list?: readonly string[] | undefined }

/** What a section of a page says, in lines that are read with ease. */
export function Paragraphs({ paragraphs, list }: Props) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
