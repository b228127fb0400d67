import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { afterPaint } from '#app/lib/after-paint.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Card } from './card.ts'

const none: Card[] = []
/** Among so many pixels down a page, or more, is one card: four to a row of 400 and more, below heading and filters. */
const pixelsPerCard = 115

/**
 * Of a list that comes by a press the cards in sight first, and those below once these are painted: they take as
 * long to render and to lay out as all that is seen. What was there stays. A step back comes to where its reader
 * was, and who has scrolled sees others.
 */
export function useCardsInTurn(cards: Card[]): Card[] {
  const isStep = useNavigationType() === NavigationType.Pop
  const hydrated = useHydrated()
  const [whole, setWhole] = useState(hydrated && !isStep ? none : cards)
  useEffect(() => {
    if (cards === whole) return
    return afterPaint(() => startTransition(() => setWhole(cards)))
  }, [cards, whole])
  if (cards === whole || isStep) return cards
  // A page that comes anew is seen from its top.
  const seen = (whole === none ? 0 : scrollY) + innerHeight
  const before = new Set(whole.map(({ slug }) => slug))
  return cards.filter(({ slug }, i) => i * pixelsPerCard < seen || before.has(slug))
}
