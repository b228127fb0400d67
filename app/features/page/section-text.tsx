import styles from './section-text.module.css'

type Props = { paragraphs: readonly string[]; list?: readonly string[] | undefined }

/** What a section of a page says, in lines that are read with ease. */
export function SectionText({ paragraphs, list }: Props) {
  return (
    <div className={styles.text}>
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
