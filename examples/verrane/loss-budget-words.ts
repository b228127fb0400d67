import type { BudgetWords } from '#domain/records/loss-budget-words.ts'

const rows = (count: number) => (count === 1 ? 'One row states' : `${count} rows state`)

export const budgetWords: BudgetWords = {
  intro:
    'Put a channel together from fiber, joints, splices and part numbers, in their order from optic to optic. It is added up from what our records state, and held to the limit you choose.',
  condition: 'Wavelength',
  conditionOfLimit: 'That of the limit',
  limit: 'Limit',
  noLimit: 'None',
  own: { label: 'A limit of your own', most: 'Loss at most, dB', least: 'Loss at least, dB' },
  powers: {
    label: 'Powers of a transceiver',
    outMin: 'Sent at the least, dBm',
    outMax: 'Sent at the most, dBm',
    inMin: 'Sensitivity, dBm',
    inMax: 'Overload, dBm',
    unit: 'dBm',
  },
  margin: 'Margin for repairs, dB',
  columns: {
    element: 'Element',
    amount: 'Count or length',
    worst: 'Worst',
    typical: 'Typical',
    least: 'Least',
  },
  notStated: 'not stated',
  update: 'Update',
  print: 'Print',
  remove: 'Remove',
  up: 'Move up',
  add: {
    heading: 'Add to the channel',
    hint: 'Rows stand in the order of the channel: joints are counted, and mating is checked, between neighbors.',
    medium: 'Fiber',
    length: 'Length: km, m, ft',
    part: 'Joint or splice',
    count: 'How many',
    product: 'Part number',
    amount: 'Count or length',
    own: 'A number of your own',
    ownHint: 'It includes the joints at its ends.',
    least: 'Least, dB',
    typical: 'Typical, dB',
    worst: 'Worst, dB',
    button: 'Add',
  },
  meant: 'Did you mean',
  states: {
    unknown: 'Not in our catalog: nothing is counted for it.',
    series: 'A series: choose a number, or write a length here.',
    withdrawn: 'No longer made.',
  },
  joints: ({ counted, elsewhere, outer }) =>
    [
      counted > 0 && `${counted} ${counted === 1 ? 'joint' : 'joints'} counted here`,
      elsewhere > 0 && `${elsewhere} in a neighbor’s figure`,
      outer > 0 && `${outer} at the optics, not counted`,
    ]
      .filter(Boolean)
      .join(', '),
  larger: (figure, name) => `States ${figure} for the joint with ${name}: the larger counts.`,
  asWritten: 'Your number',
  sum: 'Sum',
  total: { worst: 'Worst case', typical: 'Typical', least: 'At the least' },
  typicalUnstated: (count) =>
    `${rows(count)} no typical loss: the worst stands in, so that the channel is better than this.`,
  leastUnstated: (count) =>
    `${rows(count)} no least loss: nothing stands in, so that the channel takes more than this.`,
  verdicts: {
    within: (left, sum, most, limit) => `Passes: ${sum} of ${most}, ${left} in reserve (${limit}).`,
    above: (over, sum, most, limit) => `Fails: ${sum} is ${over} above ${most} (${limit}).`,
    unknown: (sum, most, limit, count) =>
      `Cannot be told: ${sum} of ${most} so far (${limit}), and ${rows(count).toLowerCase()} no loss.`,
    none: (sum, unstated) =>
      unstated
        ? `${sum} so far: ${rows(unstated).toLowerCase()} no loss, so nothing is counted there.`
        : `Worst case ${sum}. Choose a limit to hold it to.`,
    empty: 'Nothing in the channel yet.',
    enough: (sum, least) =>
      `No overload: the channel takes ${sum} at the least, ${least} are needed.`,
    short: (missing, sum, least) =>
      `Overload: the channel may take as little as ${sum}, and ${least} are needed. ${missing} are missing: an attenuator in front of the receiver adds them.`,
    maybe: (missing, sum, least, count) =>
      `Overload cannot be told: ${sum} of ${least} are stated, ${missing} are missing, and ${rows(count).toLowerCase()} no least loss.`,
    faulty: 'This channel does not work as it stands, whatever its sum: see below.',
    noRule: (name) => `The rule of this limit says nothing of ${name}.`,
  },
  faults: {
    heading: 'What to mend',
    refused: (a, aEnd, b, bEnd) =>
      `${a} (${aEnd}) and ${b} (${bEnd}) look alike and must not be mated: different end faces leave a gap of air and may damage both.`,
    unfit: (a, aEnd, b, bEnd) => `${a} (${aEnd}) does not fit ${b} (${bEnd}).`,
    open: (open, other) =>
      `The bare fiber of ${open} cannot be plugged into ${other}: splice a pigtail to it.`,
    disagree: (a, aValue, b, bValue) =>
      `${a} is ${aValue}, ${b} is ${bValue}: they do not go together.`,
    splices: (count) =>
      count === 1
        ? 'One bare end is spliced, and no row counts it.'
        : `${count} bare ends are spliced, and no row counts them.`,
    addSplices: (count) => (count === 1 ? 'Add a splice' : `Add ${count} splices`),
    outside: (name, range, condition) => `${name} is stated for ${range}, not for ${condition}.`,
    noCondition: (limit, conditions) => `${limit} holds at ${conditions}.`,
    medium: (name, limit) => `${limit} is not for ${name}.`,
    tooLong: (length, longest, limit) => `${length} of fiber, and ${limit} reaches ${longest}.`,
    unread: (text) =>
      text
        ? `“${text}” could not be read: write a count or a length, such as 2, 500 m or 2 x 300 ft, and losses as plain numbers.`
        : 'A length or a loss is missing.',
    full: 'A channel holds 40 rows.',
  },
  source: 'Source',
  rules: {
    heading: 'How it is counted',
    points: [
      'Loss of a fiber is its length times the loss of a kilometer at the wavelength; losses of cable, mated pairs and splices add up (ANSI/TIA-568.3-D).',
      'A mated pair is one joint, whichever of the two states it, and the larger where they disagree. A figure for several joints is taken whole.',
      'The joints at the optics are not counted: the limits of IEEE 802.3 and ITU-T begin behind them.',
      'A transceiver’s budget is what it sends at the least less its sensitivity; to avoid overload, the channel has to take what is sent at the most less the overload level.',
      'What a record leaves out is said to be not stated. It is never taken for zero in the worst case.',
    ],
  },
  examples: 'Channels to begin with',
}
