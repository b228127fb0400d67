// What this repository takes from others, as it was decided by hand: `npm run supply` holds against
// it what is there.

/** What a package that visitors' pages or the server are made of may be licensed under, and why. */
export const allowedLicences: Record<string, string> = {
  '0BSD': 'Asks for nothing.',
  'Apache-2.0': 'Keep its notice; grants its patents.',
  'BSD-2-Clause': 'Keep its notice.',
  'BSD-3-Clause': 'Keep its notice.',
  'BlueOak-1.0.0': 'Keep its notice or a link to it.',
  ISC: 'Keep its notice.',
  'LGPL-3.0-or-later':
    'libvips beside sharp: a library of its own that is linked when the server starts, unchanged, and may be replaced.',
  MIT: 'Keep its notice.',
  'MIT-0': 'Asks for nothing.',
  'OFL-1.1': 'The font: it may be sent with a site, and not be sold by itself.',
}

/** A reported weakness that does not reach us, until somebody looks again. */
export type Explained = {
  /** As the advisory is called: GHSA-… */
  advisory: string
  package: string
  why: string
  /** The last day of the explanation, ISO 8601. */
  until: string
}

export const explained: readonly Explained[] = []
