import { useNavigation } from 'react-router'

/**
 * What is asked of a page that is on its way: its address's parameters while the visitor goes to that path, from
 * there or from elsewhere. What changes an address starts from these, for of two presses in quick succession both count.
 */
export function useAsked(path: string): URLSearchParams | undefined {
  const { location } = useNavigation()
  return location?.pathname === path ? new URLSearchParams(location.search) : undefined
}
