import type { Redirect } from '#domain/redirects/hash-redirect.ts'

export const redirects: Redirect[] = [
  { path: '/taps', hash: '#brass', to: '/ball-valve-dn15' },
  { path: '/taps', hash: '#gas', to: '/gas-valve-dn15' },
]
