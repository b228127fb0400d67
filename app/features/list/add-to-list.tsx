import { paths } from '#app/lib/paths.ts'
import { toAdd } from '#app/lib/to-add.ts'
import * as texts from '#texts/list.ts'

type Props = {
  partNumber: string
  /** In lists of several: of what this one is. */
  of?: string | undefined
  className?: string | undefined
}

/**
 * A link to a list of one, which app/elements/kept-list.ts adds to the list that the browser keeps.
 * Pressed before that it leads on, and that page adds it.
 */
export function AddToList({ partNumber, of, className }: Props) {
  return (
    <a className={className} href={`${paths.list([partNumber])}${toAdd}`} rel="nofollow">
      {texts.add}
      {of && <span className="visually-hidden"> {of}</span>}
    </a>
  )
}
