/** Behind the address of a list: what is on it is to be added to the one that the browser keeps. */
export const toAdd = '#added'
/** The links that lead there. */
export const addLinks = `[href$='${toAdd}']`
