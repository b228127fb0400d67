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

// Of sentences: 'please quote two of the QB-15, and a pair of seal kits'.
/** From one to twelve, in their order. */
export const numbers = 'one two three four five six seven eight nine ten eleven twelve'
/** Two of something, with the word of `between` behind it: 'a pair of'; and before a dozen, for six. */
export const pair = 'pair couple'
export const half = 'half'
/** Between a quantity and what it counts, or before one alone: 'two of the QB-15', 'a seal kit'. */
export const articles = 'a an the more extra additional'
/** Before the next part, and before the first. */
export const joins = 'and plus also &'
export const asks = 'quote need order want require send ship supply get buy add us'
/** Said of what is not ordered: phrases with a stroke between them. */
export const unwanted =
  "don't need | do not need | dont need | no need | not needed | not the | already have | have already | have plenty | have enough"

// What people write around such lines, which names no part: phrases with a stroke between them. A name may stand
// behind a greeting and a closing, and below a closing; a request is a line of its own.
export const greetings =
  'hi | hello | hey | dear | good morning | good afternoon | good evening | good day | greetings | to whom it may concern'
export const requests =
  'please quote | please quote us | please quote the following | please quote the below | please quote for the following | please send a quote | please send us a quote | please send a quote for the following | please send us a quote for the following | we need | we need the following | kindly quote | kindly quote the following | quote request | request for quote | request for quotation'
export const closings =
  'thanks | many thanks | thanks a lot | thanks so much | thanks very much | thanks in advance | thanks for your help | thank you | thank you very much | thank you so much | thank you in advance | thank you for your help | thx | regards | best regards | kind regards | kindest regards | warm regards | with best regards | with kind regards | best, | best wishes | all the best | cheers | sincerely | sincerely yours | yours | yours sincerely | yours truly | yours faithfully | respectfully | br | rgds | sent from | sent from my | get outlook for'
/** Of rows that count those above: with figures alone beside it, without its signs. */
export const totals =
  'total | totals | subtotal | sub total | grand total | total qty | total quantity | total pieces | total pcs | total items | total parts | total units | sum'
