/** An old address that counts only with its hash: `#` and the letters behind it. */
export type Redirect = { path: string; hash: string; to: string }
