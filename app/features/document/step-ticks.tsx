import { useEffect, useState } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/documents.ts'
import { documentPart, type DocumentView } from './document-view.ts'
import { keepTicks, keptTicks } from './kept-ticks.ts'
import styles from './document-page.module.css'

type Props = { view: Pick<DocumentView, 'slug' | 'revision' | 'steps'> }

/** Boxes before the steps, which stay ticked in this browser. Without scripts the steps are a list. */
export function StepTicks({ view: { slug, revision, steps } }: Props) {
  const [done, setDone] = useState<readonly string[]>([])
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const kept = keptTicks(slug, revision)
    setDone(kept)
    setReady(true)
    const boxes = [...listSteps()].map((step) => boxOf(step, kept.includes(step.id)))
    const changed = () => {
      const ticked = boxes.flatMap((box) => (box.checked ? [box.value] : []))
      keepTicks(slug, revision, ticked)
      setDone(ticked)
    }
    for (const box of boxes) box.addEventListener('change', changed)
    return () => {
      for (const box of boxes) box.remove()
    }
  }, [slug, revision])

  function untick() {
    for (const { firstElementChild: box } of listSteps()) {
      if (box instanceof HTMLInputElement) box.checked = false
    }
    keepTicks(slug, revision, [])
    setDone([])
  }

  if (!ready) return null
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

const listSteps = () => document.querySelectorAll<HTMLLIElement>(`#${documentPart} li[id^=step-]`)

function boxOf(step: HTMLLIElement, checked: boolean): HTMLInputElement {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.value = step.id
  box.checked = checked
  box.ariaLabel = fillIn(texts.tickStep, { number: step.id.slice('step-'.length) })
  step.prepend(box)
  return box
}
