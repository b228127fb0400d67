// Values of attributes, and what is said of them everywhere.

export const yes = 'Yes'
export const no = 'No'
/** Between the ends of an interval: −40 to 75 °C. */
export const to = ' to '
/** Before a figure that is typical, and before limits where both or one of them stand beside it. */
export const typical = 'typ.'
export const least = 'min'
export const most = 'max'
/** Where a record says nothing, and where there is nothing to say. */
export const silence = { 'not stated': 'not stated', 'not applicable': 'not applicable' }
/** Whose units are shown. */
export const units = 'Units'
export const unitSystems = { metric: 'Metric', us: 'U.S.' }
