import type { MouseEvent } from 'react'
import { addLabel } from '#content/list-labels.ts'
import { paths } from '#app/lib/paths.ts'

type Props = { partNumber: string; className?: string | undefined }

/** Adds one to the list that the browser keeps; without scripts a link to a list of that one. */
export function AddToList({ partNumber, className }: Props) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./keep.ts')
      .then(({ addToKept }) => addToKept([{ partNumber, quantity: 1 }]))
      .catch(() => location.assign(href))
  }
  return (
    <a
      className={className}
      href={paths.list([partNumber])}
      rel="nofollow"
      onClick={press}
    >
      {addLabel}
    </a>
  )
}
