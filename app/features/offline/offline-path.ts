/** The page that lists what the browser keeps. */
export const offlinePath = (): string => '/offline'
