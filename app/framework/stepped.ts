type Step = Pick<PopStateEvent, 'stopImmediatePropagation'>

const told: ((step: Step) => void)[] = []

// As the code of pages is read, which is before the router listens: of a window's listeners the first
// is told first, and one that captures no sooner.
if (!import.meta.env.SSR) addEventListener('popstate', (step) => told.forEach((tell) => tell(step)))

/** Tells of each step back or forward ahead of the router, which hears nothing of one that is stopped. */
export function onStep(tell: (step: Step) => void): void {
  told.push(tell)
}
