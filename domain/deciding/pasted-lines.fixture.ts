/** What is wrong with ten lines of `pastedColumn`, in their order. For tests. */
export const faults = {
  quantities: ['not whole', 'negative', 'none', 'huge', 'unclear'],
  numbers: ['QB-1O', 'QV-20', 'QB40', 'HOSE-3', 'lever for the old valve'],
}

/** The numbers that exist. */
export const pastedNumbers = new Set(Array.from({ length: 190 }, (_, i) => `QB-${i + 10}`))

const wrong = new Map([
  [17, 'QB-26\t2.5'],
  [33, 'QB-1O\t4'],
  [48, 'QB-58\t-3'],
  [61, 'QV-20\t6'],
  [77, 'QB40\t2'],
  [90, 'QB-98\t0'],
  [112, 'HOSE-3\t10'],
  [130, 'QB-138\t1000000'],
  [150, 'QB-157\t1.000'],
  [171, 'lever for the old valve\t1'],
])

/** 200 lines as a spreadsheet puts them on the clipboard: a heading, an empty one, 198 rows. */
export const pastedColumn = [
  'Part number\tQuantity',
  '',
  ...Array.from({ length: 198 }, (_, i) => {
    const rows = [...wrong.keys()].filter((at) => at < i).length
    return wrong.get(i) ?? `QB-${i + 10 - rows}\t${(i % 9) + 1}`
  }),
].join('\n')
