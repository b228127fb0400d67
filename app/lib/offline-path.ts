/** The page that lists what the browser keeps; apart, because every page's script has it. */
export const offlinePath = (): string => '/offline'
