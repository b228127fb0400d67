import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/compare.ts'

type Props = { slug: string; name: string; className?: string | undefined }

/**
 * A link to the comparison of one product, by which `useCompareLinks` chooses it where scripts run: it
 * comes into the tray at the foot of the window, and such links are buttons with two states from then
 * on. It may stand in what comes as HTML alone.
 */
export function CompareLink({ slug, name, className }: Props) {
  return (
    <a className={className} href={paths.compare([slug])} rel="nofollow" data-compare="">
      {texts.compare}
      <span className="visually-hidden"> {name}</span>
    </a>
  )
}
