// What was asked for, as it is said again: beside a search, in filters and in answers.

export const not = 'not {what}'
export const either = '{what} or {other}'

// Figures. `{figure}` has its unit, and its attribute before it.
export const about = 'about {figure}'
export const orMore = '{figure} or more'
export const orLess = '{figure} or less'
export const interval = '{low} to {high}'
