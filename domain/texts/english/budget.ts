// What is added up along a channel of products, and held to a limit; of a company that has such a
// page, which says itself what is added up, and by which rules.

// What is chosen.
export const limit = 'Limit'
export const noLimit = 'None'
/** The condition that the limit is for, whichever it is. */
export const conditionOfLimit = 'As in the limit'
/** A limit that no rule states, and its fields; `{unit}` is what is added up in. */
export const ownLimit = 'Custom limit'
export const ownMost = 'Maximum loss, {unit}'
export const ownLeast = 'Minimum loss, {unit}'
/** What is kept back, and its field. */
export const margin = 'Margin for repairs'
export const inUnit = '{what}, {unit}'
export const update = 'Update'
export const print = 'Print'

// The table.
export const element = 'Element'
export const amount = 'Count or length'
export const worst = 'Worst'
export const typical = 'Typical'
export const least = 'Least'
export const notStated = 'not stated'
export const remove = 'Remove'
export const up = 'Move up'
/** The same for those who do not see of which row: `{what}` is one of these three, and `amount`. */
export const ofRow = '{what}, {name}'
export const removeRow = 'Remove {name}'

// A row.
export const asWritten = 'Your number'
export const states = {
  unknown: 'Not in our catalog: nothing is counted for it.',
  series: 'This is a series: choose a part number, or enter a length here.',
  withdrawn: 'No longer made.',
}
export const meant = 'Did you mean'
/** Where its joints are counted; those of several places stand one behind the other. */
export const jointsHere = {
  one: '{count} joint counted here',
  other: '{count} joints counted here',
}
export const jointsElsewhere = { other: '{count} in a neighbor’s figure' }
export const jointsOuter = { other: '{count} at the ends, not counted' }
/** A joint of two that disagree: what is taken, and of which. */
export const larger = 'States {figure} for the joint with {name}: the larger value counts.'

// The sums.
export const sum = 'Sum'
export const sums = { worst: 'Worst case', typical: 'Typical', least: 'Minimum' }
export const typicalUnstated = {
  one: 'One row states no typical loss: the worst stands in, so that the channel is better than this.',
  other:
    '{count} rows state no typical loss: the worst stands in, so that the channel is better than this.',
}
export const leastUnstated = {
  one: 'One row states no least loss: nothing stands in, so that the channel takes more than this.',
  other:
    '{count} rows state no least loss: nothing stands in, so that the channel takes more than this.',
}

// What came of it. `{sum}`, `{most}` and the like have their unit.
export const empty = 'The channel is empty.'
export const within = 'Passes: {sum} of {most}, {left} in reserve ({limit}).'
export const above = 'Fails: {sum} is {over} above {most} ({limit}).'
export const unknown = {
  one: 'Cannot be told: {sum} of {most} so far ({limit}), and one row states no loss.',
  other: 'Cannot be told: {sum} of {most} so far ({limit}), and {count} rows state no loss.',
}
/** Without a limit: where all is stated, and where some of it is not. */
export const worstIs = 'Worst case {sum}. Choose a limit to compare it with.'
export const soFar = {
  one: '{sum} so far: one row states no loss, so nothing is counted there.',
  other: '{sum} so far: {count} rows state no loss, so nothing is counted there.',
}
/** What was written and could not be read or added comes ahead of all that came of the rest. */
export const leftOut = 'Something you entered is left out: see below.'
/** Something that does not go together outdoes every sum. */
export const faulty = 'This channel does not work as it is, whatever its total: see below.'
export const noRule = 'This limit has no rule for {name}.'
/** Of the least that a channel has to take. */
export const enough = 'Enough: the channel takes {sum} at the least, {least} are needed.'
export const short =
  'Too little: the channel may take as little as {sum}, and {least} are needed. {missing} are missing.'
export const maybe = {
  one: 'Whether it is enough cannot be told: {sum} of {least} are stated, {missing} are missing, and one row states no least loss.',
  other:
    'Whether it is enough cannot be told: {sum} of {least} are stated, {missing} are missing, and {count} rows state no least loss.',
}

// What is to be mended. `{aEnd}` and `{bEnd}` are ends as the records name them.
export const whatToMend = 'What to fix'
/** Two ends that a hand could join although they must not be. */
export const refused = '{a} ({aEnd}) and {b} ({bEnd}) look alike but must not be mated.'
export const unfit = '{a} ({aEnd}) does not fit {b} ({bEnd}).'
export const openEnd = 'The bare end of {open} cannot be plugged into {other}.'
export const disagree = '{a} is {aValue}, {b} is {bValue}: they do not go together.'
export const splices = {
  one: 'One bare end is spliced, and no row counts it.',
  other: '{count} bare ends are spliced, and no row counts them.',
}
export const addSplices = { one: 'Add a splice', other: 'Add {count} splices' }
export const outside = '{name} is stated for {range}, not for {condition}.'
export const noCondition = '{limit} holds at {conditions}.'
export const otherMedium = '{limit} is not for {name}.'
export const tooLong = '{length} is too long: {limit} allows {longest}.'
export const unread =
  '“{text}” could not be read: enter a count or a length, such as 2, 500 m or 2 x 300 ft, and losses as plain numbers.'
/** Of a length; `{choices}` is it with each unit: '2 km, 2 m or 2 ft'. */
export const withoutUnit = '“{text}” has no unit: enter {choices}.'
/** A length without its kind, or how many of nothing: `{field}` is what to choose it by. */
export const unchosen = '“{text}” was not added: “{field}” is empty.'
export const missingNumber = 'A length or a loss is missing.'
export const full = 'A channel holds {most} rows.'

// What is added.
export const addHeading = 'Add to the channel'
export const addHint =
  'List the rows in channel order: joints are counted and mating is checked between neighboring rows.'
/** `{units}` are those of length. */
export const length = 'Length: {units}'
export const part = 'Joint or splice'
export const count = 'How many'
export const product = 'Part number'
export const own = 'Custom loss'
export const ownHint = 'Includes the connections at both ends.'
export const add = 'Add'

// By which rules.
export const howCounted = 'How this works'
/** Of the limit. */
export const source = 'Source: {label}, {source}.'
export const examples = 'Example channels'
