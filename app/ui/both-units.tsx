import type { ReactNode } from 'react'

type Props = { metric: ReactNode; us?: ReactNode }

/** A value in both systems of units, until the visitor or a table around it chooses one. */
export function BothUnits({ metric, us }: Props) {
  // A text of an element has its figures in order in pages from right to left (app/lib/from-right).
  if (us === undefined) return <span>{metric}</span>
  return (
    <>
      <span className="metric-value">{metric}</span> <span className="us-value">{us}</span>
    </>
  )
}
