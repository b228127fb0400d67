/**
 * The attribute by which `usePageLinks` knows plain links: on each, or once around many of them. The
 * router writes the same on its own links.
 */
export const followed = { 'data-discover': 'true' } as const

/** The same for text that is HTML. */
export const followedMark = ' data-discover="true"'

export const followedSelector = '[data-discover]'
