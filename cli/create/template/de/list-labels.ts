/** Für sich, denn jede Seite hat sie, und keine weiteren Worte einer Liste. */
export const addLabel = 'In die Liste'
export const listLabel = 'Ihre Liste'
