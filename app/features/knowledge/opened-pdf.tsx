import { useCallback, type MouseEvent } from 'react'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import * as texts from '#texts/knowledge.ts'
import { plainPress } from '../../framework/plain-press.ts'
import { fragmentOf, type Asked } from './reader-address.ts'
import { Viewer } from './viewer.tsx'

type Props = {
  asked: Asked
  onClose: () => void
  /** Takes the document out of the address before a link leads on. */
  onLeave: () => void
}

/** The reader over any page, for a file of the storage. */
export function OpenedPdf({ asked: { file, page }, onClose, onLeave }: Props) {
  const name = nameOfFile(decoded(file))
  const follow = useCallback(
    (read: number) => {
      const address = fragmentOf({ file, page: read })
      if (location.hash !== address) history.replaceState(history.state, '', address)
    },
    [file],
  )
  function press({ nativeEvent }: MouseEvent) {
    const link = plainPress(nativeEvent)
    if (link && !link.hasAttribute('download')) onLeave()
  }
  return (
    // oxlint-disable-next-line jsx_a11y/click-events-have-key-events, jsx_a11y/no-static-element-interactions -- links are pressed, by keys too
    <div onClick={press}>
      <Viewer
        card={{ type: 'pdf', name, slug: slugOfName(name), url: file, facts: [texts.kinds.pdf] }}
        page={page}
        onPage={follow}
        onClose={onClose}
      />
    </div>
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
