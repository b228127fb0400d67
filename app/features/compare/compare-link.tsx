import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/compare.ts'

type Props = { slug: string; name: string; className?: string | undefined }

/**
 * A link to the comparison of one product. Where scripts run it chooses the product for the tray
 * (app/elements/compare-button.ts). It may stand in what comes as HTML alone.
 */
export function CompareLink({ slug, name, className }: Props) {
  return (
    <compare-button slug={slug}>
      <a className={className} href={paths.compare([slug])} rel="nofollow">
        {texts.compare}
        <span className="visually-hidden"> {name}</span>
      </a>
    </compare-button>
  )
}
