import { documentLink } from '#app/lib/document-link.ts'
import styles from './download-list.module.css'

export type Download = {
  label: string
  /** A storage path or address. */
  file: string
  note?: string
}

/** Documents to take along, each with its type. */
export function DownloadList({ downloads }: { downloads: Download[] }) {
  return (
    <ul className={styles.list}>
      {downloads.map(({ label, file, note }) => (
        <li key={file}>
          <a {...documentLink(file, { download: true })}>
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
            <span className={styles.type}>{file.split('.').at(-1)?.toUpperCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
