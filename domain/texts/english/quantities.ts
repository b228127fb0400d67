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
/** In the place of a number, where none is wanted. */
export const nought = 'zero none'
