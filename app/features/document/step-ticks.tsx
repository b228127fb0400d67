import { useEffect, useState } from 'react'
import { stored } from '#app/islands/store.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/documents.ts'
import { documentPart, type DocumentView } from './document-view.ts'
import styles from './document-page.module.css'

type Props = { view: Pick<DocumentView, 'slug' | 'revision' | 'steps'> }

/** How many boxes of the steps are ticked, and how to untick all: they stay as they are in this browser. */
export function StepTicks({ view: { slug, revision, steps } }: Props) {
  const [done, setDone] = useState<readonly string[]>([])

  useEffect(() => {
    const kept = keptTicks(slug, revision)
    const boxes = [...boxesOfSteps()]
    const show = () => {
      const ticked = boxes.flatMap((box) => (box.checked ? [box.value] : []))
      setDone(ticked)
      return ticked
    }
    const left = new AbortController()
    const { signal } = left
    for (const box of boxes) {
      // One may have been ticked before scripts had come.
      box.checked ||= kept.includes(box.value)
      box.addEventListener('change', () => keepTicks(slug, revision, show()), { signal })
    }
    const ticked = show()
    if (ticked.length > kept.length) keepTicks(slug, revision, ticked)
    return () => left.abort()
  }, [slug, revision])

  function untick() {
    for (const box of boxesOfSteps()) box.checked = false
    keepTicks(slug, revision, [])
    setDone([])
  }

  return (
    <p className={styles.done}>
      <span role="status">{plural(steps, texts.stepsDone, { done: done.length })}</span>
      {done.length > 0 && (
        <button type="button" onClick={untick}>
          {texts.untickAll}
        </button>
      )}
    </p>
  )
}

const boxesOfSteps = () =>
  document.querySelectorAll<HTMLInputElement>(`#${documentPart} li[id^=step-] > input`)

const ticksOf = (slug: string) => stored(`pref-steps-${slug}`)

/** The steps that this browser's visitor has ticked of a document; none of another revision. */
function keptTicks(slug: string, revision: string): string[] {
  const [of, ...ticked] = ticksOf(slug).read().split(' ')
  return of === revision ? ticked : []
}

function keepTicks(slug: string, revision: string, ticked: readonly string[]): void {
  ticksOf(slug).write(ticked.length ? [revision, ...ticked].join(' ') : '')
}
