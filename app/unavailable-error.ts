/** Thrown by a page's `load` for what cannot be told at present; answered with 503. */
export class UnavailableError extends Error {}
