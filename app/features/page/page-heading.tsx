import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import styles from './page-heading.module.css'

type Props = { trail: { label: string; to?: string }[]; title: string; intro: string }

/** How a page without a film begins: where it stands, what it is called and what it is for. */
export function PageHeading({ trail, title, intro }: Props) {
  return (
    <>
      <Breadcrumb trail={trail} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </>
  )
}
