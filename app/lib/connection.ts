/** What browsers that tell say of the connection (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection

export const savesData = () => connection()?.saveData === true

/** A film of a megabyte takes such a connection half a minute and more, which all else would wait. */
export const isSlow = () => /[23]g$/.test(connection()?.effectiveType ?? '')
