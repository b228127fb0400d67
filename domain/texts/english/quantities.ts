// How people say how many of a part they want, in lines that they paste into a list. Words of one kind
// stand in one text, with a blank between them; a point behind any is understood, capitals are not.

/** In front of a number: 'qty. 40'. */
export const before = 'qty quantity'
/** Behind a number: '40 pcs'. */
export const pieces = 'pc pcs piece pieces ea each unit units'
/** Behind a number that is twelve times as much: '2 dozen'. */
export const dozen = 'dozen dozens doz dz'
/** Between a quantity and a part number, where it says nothing: '40 of QB-15'. */
export const between = 'of'
/** Behind a number that is a length, and says how many only where nothing else does: '10 ft'. */
export const lengths =
  'm meter meters metre metres cm mm km ft foot feet in inch inches yd yard yards'
/** In the place of a number, where none is wanted. */
export const nought = 'zero none'
/** In the place of a number that nobody knows yet. */
export const open = 'n/a a/r tbd tba tbc'

// In words: 'two of the QB-15', 'a pair of seal kits'.
/** From one to twelve, in their order. */
export const numbers = 'one two three four five six seven eight nine ten eleven twelve'
/** Two of something, with the word of `between` behind it: 'a pair of'; and before a dozen, for six. */
export const pair = 'pair couple'
export const half = 'half'
/** Between a quantity and what it counts, or before one alone: 'two of the QB-15', 'a seal kit'. */
export const articles = 'a an the more extra additional'
/**
 * Of rows that count those above: with figures alone beside it, without its signs; phrases with a stroke between
 * them.
 */
export const totals =
  'total | totals | subtotal | sub total | grand total | total qty | total quantity | total pieces | total pcs | total items | total parts | total units | sum'
