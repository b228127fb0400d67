// A guide, note or paper as a page.

export const documentNumber = '{number}, revision {revision}'
export const step = 'Step {number}'
export const linkToStep = 'Link to step {number}'
export const tickStep = 'Step {number} done'
/** How many steps are ticked. */
export const stepsDone = {
  one: '{done} of {count} step done',
  other: '{done} of {count} steps done',
}
export const untickAll = 'Untick all'
export const openPdf = 'Open the PDF'
export const forProducts = 'For these products'
export const product = 'Product'
export const partNumber = 'Part number'
export const notices = { warning: 'Warning', caution: 'Caution', note: 'Note' }
export const figure = 'Drawing {number} of {title}'
/** Of a document that there is only as a PDF. */
export const textOfPdf = 'The text of the PDF, page by page. Drawings and tables are in the PDF.'
export const pdfPage = 'Page {page}'
export const pdfPages = 'Pages of the PDF'
export const notReadYet = 'The text of this PDF is not here yet. The PDF itself opens above.'
export const noLongerMade = 'No longer made'
// Words between figures that share a unit, with spaces between them: '5 to 15 mm', '11, 12 or 15 mm'.
export const rangeOfFigures = 'to'
export const lastOfFigures = 'or and'
