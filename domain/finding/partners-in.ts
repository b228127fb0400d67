import type { Asked } from './find.ts'

/**
 * What is named by number and goes with what is asked for: it is of another kind, or stands behind a
 * word that says so, as in 'which panels go into the panel X6-24'.
 */
export function partnersIn<P>(
  { understanding: { kinds, hostNumber }, numbers }: Asked<P>,
  isOfKind: (id: number) => boolean,
): Asked<P>['numbers'] {
  const isAsked = kinds.some((kind) => kind.isAsked)
  const isHost = (written: string) => isAsked && hostNumber === written
  return numbers.filter(
    ({ id, match, written }) => match !== 'near' && (!isOfKind(id) || isHost(written)),
  )
}
