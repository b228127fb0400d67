import type { ReactNode } from 'react'

type Props = { metric: ReactNode; us?: ReactNode }

/** A value in both systems of units, until the visitor or a table around it chooses one. */
export function BothUnits({ metric, us }: Props) {
  if (us === undefined) return metric
  return (
    <>
      <span className="metric-value">{metric}</span> <span className="us-value">{us}</span>
    </>
  )
}
