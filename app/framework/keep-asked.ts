import { onPress } from './on-press.ts'

/**
 * Who presses a link while a filter, a text or another change of the same page is on its way has asked for
 * both: a step back leads to that page as it was asked for, not as it was shown.
 */
export const keepAsked = onPress(keep)

function keep({ pathname }: URL): void {
  const { location: shown, navigation } = window.__reactRouterDataRouter!.state
  const asked = navigation.location
  if (asked?.pathname !== shown.pathname || pathname === shown.pathname) return
  // With a key of its own: under the old one the page is kept as it is left.
  history.replaceState({ ...history.state, key: asked.key }, '', asked.pathname + asked.search)
}
