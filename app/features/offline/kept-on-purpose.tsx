import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { filled } from '#app/ui/filled.tsx'
import { formatBytes } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'
import { plainTitle } from './kept-pages.ts'
import { keptSets, removeAllSets, removeSets, type KeptSet } from './kept-sets.ts'
import { withoutPages } from './left-out.ts'
import { momentOf } from './moment.ts'
import { hasFiles } from './sizes-of.ts'
import styles from './offline-page.module.css'

/** What the visitor keeps, with its size and the moment of its reading; each can be removed. */
export function KeptOnPurpose() {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [sets, setSets] = useState<KeptSet[]>()
  useEffect(() => {
    // Where the browser keeps its storage closed the page says so below.
    keptSets(caches).then(setSets, console.warn)
  }, [])
  async function remove(work: Promise<void>): Promise<void> {
    await work
    setSets(await keptSets(caches))
    // What had the focus is gone.
    heading.current?.focus()
  }

  if (!sets) return null
  return (
    <section aria-labelledby={id} className={styles.seen}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {texts.keptOnPurpose}
      </h2>
      <p>{sets.length ? texts.keptIntro : texts.nothingOnPurpose}</p>
      {sets.length > 0 && (
        <>
          <ul>
            {sets.map((set) => (
              <Kept
                key={set.address}
                set={set}
                onRemove={() => void remove(removeSets(caches, [set.address]))}
              />
            ))}
          </ul>
          <Button look="outline" onClick={() => void remove(removeAllSets(caches))}>
            {texts.removeAll}
          </Button>
        </>
      )}
    </section>
  )
}

function Kept({ set, onRemove }: { set: KeptSet; onRemove: () => void }) {
  const title = plainTitle(set.title)
  const pages = set.pages.filter(({ address }) => hasFiles(address))
  const size = formatBytes(set.bytes) + withoutPages(set.leftOut)
  const facts = [fillIn(texts.readOn, { date: momentOf(set.read) }), size]
  return (
    <li>
      <div className={styles.kept}>
        {/* Documents of their own: copies say when they were read. */}
        <a href={set.address}>{title}</a>
        {pages.length > 0 && (
          <p className={styles.read}>
            {filled(texts.comesAlong, {
              pages: pages.map(({ address, title: name }, at) => (
                <Fragment key={address}>
                  {at > 0 && ', '}
                  <a href={address}>{plainTitle(name)}</a>
                </Fragment>
              )),
            })}
          </p>
        )}
      </div>
      <span className={styles.read}>{facts.join(', ')}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={fillIn(texts.removeOne, { page: title })}
        onClick={onRemove}
      >
        {texts.remove}
      </button>
    </li>
  )
}
