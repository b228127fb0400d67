import { pressCompare, type Press } from './compare-link.tsx'

/**
 * A row is HTML alone where the server made it: its Compare is answered here, as a card's is. Apart
 * from that, which comes with every page.
 */
export function pressRow(event: Press & { target: EventTarget | null }): void {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('tbody a[rel]')
  const slug = link && new URL(link.href).searchParams.get('products')
  if (slug)
    pressCompare(event, { slug, name: link.lastElementChild?.textContent.trim() ?? slug }, link)
}
