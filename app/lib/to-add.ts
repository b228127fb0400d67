/** Fragment of a list's address: adds what is on it to the list that the browser keeps. */
export const toAdd = '#added'
