import type { Redirect } from '#domain/redirects/hash-redirect.ts'

/**
 * Old addresses that must keep working. The browser never sends a hash to the server, so path
 * and hash are compared in the browser; history is replaced.
 */
export const redirects: Redirect[] = [
  {
    path: '/terminals',
    hash: '#multiport-mid-span-terminal',
    to: '/vmt-multiport-mid-span-terminal',
  },
  {
    path: '/high-density-management',
    hash: '#any-density-patch-panel',
    to: '/vad-any-density-patch-panel',
  },
  {
    path: '/industry-products',
    hash: '#multiport-mid-span-terminal',
    to: '/vmt-multiport-mid-span-terminal',
  },
]
