/** The one put last, and the one that servers serve which have not seen the change yet. */
export const versionsKept = 2
