// All filters at once: one file, which comes when they are asked for.
export { FilterGroups } from './filter-groups.tsx'
export { FilterSheet } from './filter-sheet.tsx'
