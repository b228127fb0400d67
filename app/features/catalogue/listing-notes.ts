// What the list shows of a text, and where it is empty: one file, which most lists need not load.
export { Further } from '../search/further.tsx'
export { ReadAs } from '../search/read-as.tsx'
export { EmptyResults } from './empty-results.tsx'
