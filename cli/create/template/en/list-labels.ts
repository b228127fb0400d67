/** By themselves, for every page has them, and no more words of a list. */
export const addLabel = 'Add to list'
export const listLabel = 'Your list'
