import type { ListWords } from '#domain/records/list-words.ts'

export const listWords: ListWords = {
  title: 'Parts list',
  description:
    'Part numbers and quantities in one list: stock, lead time, compliance, weight, and what is missing to make it work. No login, nothing is sent.',
  intro:
    'Gather part numbers and quantities: the list says what each is, how soon it ships, whether it complies, what it weighs and what is missing. It is kept in its address and in this browser; nothing is sent until you ask for a quote.',
  columns: {
    partNumber: 'Part number',
    name: 'Name',
    quantity: 'Quantity',
    availability: 'Availability',
    compliance: 'BEAD/BABA',
    weight: 'Weight',
    remove: 'Remove',
  },
  states: {
    series: 'Names a series: choose a number on its page.',
    withdrawn: 'No longer made.',
    unknown: 'Not in our catalog: kept as you wrote it, and asked about in a quote.',
    unread: 'Being checked.',
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
    count: (unread, lines) =>
      `${unread} of ${lines} ${lines === 1 ? 'line' : 'lines'} being checked, the total being counted.`,
    open: '…',
    failed: 'The server did not answer. What you changed stays here, and is not checked yet.',
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
    letterFiles: { 'BL-26-11': 'bead/BEAD-BABA Self-Certification Letter.pdf' },
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
    count: (lines, pieces) =>
      `${lines} ${lines === 1 ? 'line' : 'lines'}, ${pieces.toLocaleString('en-US')} ${pieces === 1 ? 'piece' : 'pieces'}`,
    weight: (weighed, lines) =>
      weighed === lines
        ? `, without packing`
        : `, without packing, of the ${weighed} of ${lines} lines whose weight is stated`,
    compliance: (status, lines, pieces) =>
      `${status}: ${lines} ${lines === 1 ? 'line' : 'lines'}, ${pieces} of the pieces`,
  },
  missing: {
    heading: 'To make it work',
    text: 'What these parts need beside them, or have room for. It may stand in your network already.',
    required: (name) => `${name} does not work without`,
    either: (name) => `${name} needs one of these`,
    empty: (name, free, places, named) =>
      `${name}: ${named} empty${free === places ? '' : ` of ${places}`}. Room for`,
    unplaced: (name, count, named) =>
      `${count} × ${name} without a place: this list has ${named}. Goes into`,
    add: (quantity, partNumber) => `Add ${quantity} × ${partNumber}`,
    more: (count) => `${count} more of the kind.`,
  },
  paste: {
    label: 'Add lines',
    hint: 'One part to a line, with its quantity before or behind it, or two columns of a spreadsheet.',
    example: '40 VHD1-144LC-OS2-U\nVPC-LCD-LCD-OS2-U-3M x 80',
    left: (lines) =>
      lines === 1
        ? 'One more line was left out.'
        : `${lines.toLocaleString('en-US')} more lines were left out.`,
    faults: 'These lines were not added. Mend them here and press Update, or clear them.',
    reasons: {
      'not whole': 'the quantity is not a whole number',
      negative: 'the quantity is negative',
      none: 'the quantity is zero',
      huge: 'the quantity is above 999,999',
      'too many': 'a list holds 200 lines',
    },
  },
  share: {
    heading: 'De minimis waiver',
    text: 'Products that are not compliant may still be used to a small extent, up to the lesser of 5% of the project cost and $1M, over the whole project. Enter what a piece costs you to see what share of this list they are.',
    open: 'Work out the share',
    cost: 'Cost of one, $',
    counts: ['Not compliant'],
    result: (percent, counted, total) =>
      `${percent} of this list is not compliant: $${counted} of $${total}.`,
    limit: {
      share: 0.05,
      most: 1_000_000,
      kept: 'Within the limit, if this list were the whole project.',
      exceeded: 'Above the limit, if this list were the whole project.',
    },
    partial: (lines) => `${lines} ${lines === 1 ? 'line has' : 'lines have'} no cost yet.`,
    stays: 'What you enter stays in this browser and is not sent.',
  },
}
