import type { ListWords } from '#domain/records/list-words.ts'

export const listWords: ListWords = {
  title: 'Parts list',
  description: 'Parts of {{name}} by number and quantity, and what they still need.',
  intro: 'Gather numbers and quantities. Nothing is sent until you ask.',
  columns: {
    partNumber: 'Part number',
    name: 'Name',
    quantity: 'Quantity',
    availability: 'Availability',
    compliance: 'Compliance',
    weight: 'Weight',
    remove: 'Remove',
  },
  states: {
    series: 'Names a series: choose one of its numbers.',
    withdrawn: 'No longer made.',
    unknown: 'Not one of our numbers: kept as written.',
    unread: 'Being read.',
  },
  instead: 'Order instead:',
  meant: 'Did you mean',
  notStated: 'not stated',
  inStock: 'In stock',
  toOrder: 'To order',
  leadDays: (days) => `${days} working days`,
  packOf: (pieces) => `Sold in packs of ${pieces}.`,
  each: 'each',
  dataSheet: 'Data sheet',
  marked: (lines) => (lines === 1 ? 'One needs a look.' : `${lines} need a look.`),
  checking: {
    count: (unread, lines) => `${unread} of ${lines} lines being read.`,
    open: '…',
    failed: 'The server did not answer: not read yet.',
    again: 'Try again',
  },
  pages: {
    label: 'Lines',
    range: (from, to) => `${from} to ${to}`,
    marked: (lines) => `Those that need a look (${lines})`,
    others: 'The other lines, part number and quantity',
  },
  update: 'Update',
  print: 'Print',
  files: {
    'data-sheets': (count) =>
      count === 1 ? 'Its data sheet (ZIP)' : `All ${count} data sheets (ZIP)`,
    letters: (count) =>
      count === 1 ? 'The letter of compliance (ZIP)' : `All ${count} letters of compliance (ZIP)`,
    letterFiles: {},
  },
  file: {
    note: 'Note',
    reason: 'Reason',
    weightOfOne: 'Weight of one',
    page: 'Page',
  },
  added: (quantity, partNumber, lines) =>
    `${quantity} × ${partNumber} on your list, ${lines} ${lines === 1 ? 'line' : 'lines'} in all.`,
  full: (partNumber, lines) =>
    `${partNumber} is not added: your list has ${lines} lines and takes no more.`,
  own: {
    differs: (lines) =>
      `This list came with its address. Your own has ${lines} ${lines === 1 ? 'line' : 'lines'} and stays as it is.`,
    add: 'Add to my list',
    show: 'Show my list',
    instead: 'Keep this one instead',
  },
  totals: {
    heading: 'Altogether',
    count: (lines, pieces) => `${lines} lines, ${pieces} pieces`,
    weight: (weighed, lines) => `, of ${weighed} of ${lines} lines`,
    compliance: (status, lines, pieces) => `${status}: ${lines} lines, ${pieces} of the pieces`,
  },
  missing: {
    heading: 'To make it work',
    text: 'What these parts need, or have room for.',
    required: (name) => `${name} does not work without`,
    either: (name) => `${name} needs one of these`,
    empty: (name, free, places, named) =>
      `${name}: ${named} empty${free === places ? '' : ` of ${places}`}. Room for`,
    unplaced: (name, count, named) => `${count} × ${name} beyond ${named}. Goes into`,
    add: (quantity, partNumber) => `Add ${quantity} × ${partNumber}`,
    more: (count) => `${count} more of the kind.`,
  },
  paste: {
    label: 'Add lines',
    hint: 'One part to a line, with its quantity.',
    example: '4 {{prefix}}-100',
    left: (lines) =>
      lines === 1
        ? 'One more line was left out.'
        : `${lines.toLocaleString('{{locale}}')} more lines were left out.`,
    faults: 'These lines were not added.',
    reasons: {
      'not whole': 'the quantity is not a whole number',
      negative: 'the quantity is negative',
      none: 'the quantity is zero',
      huge: 'the quantity is above 999,999',
      'too many': 'a list holds 200 lines',
    },
  },
}
