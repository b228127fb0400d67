/** As many as a phone shows at once. */
const mostLinks = 4

/**
 * The links of these to pages at the root of the site, as products' are, that can be seen now. With `data-query`
 * it is a page of theirs.
 */
export function linksInSight(
  links: Iterable<HTMLAnchorElement>,
  isMeant: (link: HTMLAnchorElement) => boolean = () => true,
): HTMLAnchorElement[] {
  const seen = [...links].filter((link) => isPage(link) && isInSight(link) && isMeant(link))
  return seen.slice(0, mostLinks)
}

const isPage = (link: Element) => /^\/[^/?#]+$/.test(link.getAttribute('href')!)

function isInSight(link: Element): boolean {
  // To ask where a link is would have a card that is far away laid out.
  const { top, bottom } = (link.closest('li') ?? link).getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
