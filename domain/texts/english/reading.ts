// What was asked for, as it is said again: beside a search, in filters and in answers.

export const not = 'not {what}'
/** Of a thing or a noun that is not wanted. */
export const no = 'no {what}'
export const having = 'with {what}'
export const either = '{what} or {other}'
/** Of values that stand in an order. */
export const orBetter = '{what} or better'

// Figures. `{figure}` has its unit, and its attribute before it.
export const about = 'about {figure}'
export const orMore = '{figure} or more'
export const orLess = '{figure} or less'
export const interval = '{low} to {high}'
/** Of a length that is made in others. */
export const byNextLonger = '{figure}, by the next longer'
/** A comparative, and the figure of what was named before: 'shorter than 3 m'. */
export const than = '{what} than {figure}'
