import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/compare.ts'
import { useChoice, type Chosen } from './use-choice.ts'

export type Press = Pick<
  MouseEvent,
  'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>
type Props = { slug: string; name: string; className?: string | undefined }

/**
 * Chooses a product to be compared: where scripts run it comes into the tray at the foot of the
 * window, and is a button with two states from then on; without them it leads to the comparison.
 */
export function CompareLink({ slug, name, className }: Props) {
  const choice = useChoice()
  return (
    <a
      className={className}
      href={paths.compare([slug])}
      rel="nofollow"
      onClick={(event) => pressCompare(event, { slug, name }, event.currentTarget)}
      {...(choice && {
        role: 'button',
        // Within the list's JSON, where quotes of names are escaped.
        'aria-pressed': choice.includes(`"slug":${JSON.stringify(slug)}`),
        onKeyDown: (event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        },
      })}
    >
      {texts.compare}
      <span className="visually-hidden"> {name}</span>
    </a>
  )
}

/** Takes a product into the tray, or out again; its code comes with the first one. */
export function pressCompare(event: Press, product: Chosen, { href }: HTMLAnchorElement): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  import('./choose.ts')
    .then(({ toggle }) => toggle(product))
    // Without storage, or without that code, it leads on.
    .catch(() => location.assign(href))
}
