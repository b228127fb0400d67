/** Addresses of which a part is known to one visitor alone. */
const secret = /^(\/quote\/)[^/.]+/i

/** A path as it may stand in a log. */
export const withoutSecrets = (path: string): string => path.replace(secret, '$1…')
