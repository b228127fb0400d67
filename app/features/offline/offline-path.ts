/** What the browser keeps; `asked` is an address that it does not. Beside `paths`: every page carries those. */
export const offlinePath = (asked?: string): string =>
  asked ? `/offline?asked=${encodeURIComponent(asked)}` : '/offline'
