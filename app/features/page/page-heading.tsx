import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { TitleRow } from './title-row.tsx'

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
