import { useState } from 'react'
import { onDemand } from '#app/ui/on-demand.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { CostLimit } from '#domain/records/list-words.ts'
import * as texts from '#texts/list.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

const CostForm = onDemand(async () => (await import('./cost-form.tsx')).CostForm)

type Props = { view: ListView; words: CostLimit }

/** What share of the cost is of parts that do not comply; of costs that nobody but the visitor knows. */
export function CostShare({ view, words }: Props) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`no-print ${styles.share}`}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      {isOpen ? (
        <CostForm key={view.items} view={view} words={words} />
      ) : (
        isHydrated && (
          <Button look="outline" onClick={() => setOpen(true)}>
            {texts.workOutShare}
          </Button>
        )
      )}
    </section>
  )
}
