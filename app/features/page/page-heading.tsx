import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import styles from './title-row.module.css'

type Props = { trail: { label: string; to?: string }[]; title: string; intro: string }

/** How a page without a film begins: where it stands, what it is called and what it is for. */
export function PageHeading({ trail, title, intro }: Props) {
  return (
    <>
      <Breadcrumb trail={trail} />
      <TitleRow title={title} text={intro} />
    </>
  )
}

/** A page's title, and what the page is for beside it where there is room. */
export function TitleRow({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.row}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}
