import { useState, type ReactNode } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type Props = { summary: ReactNode; startsOpen: boolean; children: () => ReactNode }

/**
 * What stands below a summary is made while it is open: of all filters hundreds of values would
 * be made anew with every press. Where no script runs all of it is there.
 */
export function Fold({ summary, startsOpen, children }: Props) {
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details
      open={startsOpen}
      onToggle={({ currentTarget, target }) => {
        // Those within tell of themselves here, too.
        if (target !== currentTarget) return
        setOpen(currentTarget.open)
        // What was opened at the foot has its values below it: they come into sight.
        if (currentTarget.open && !startsOpen) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      {/* With the press, not after the first frame of what it opens. */}
      <summary onClick={() => setOpen(true)}>{summary}</summary>
      {(isOpen || startsOpen || !hydrated) && children()}
    </details>
  )
}
