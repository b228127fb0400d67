import bar from './filter-bar.module.css'
import dropdown from './filter-dropdown.module.css'
import values from './filter-values.module.css'

/** A page is painted with the styles of its filters, although their code comes later. */
export const filterStyles = [bar.bar, dropdown.button, values.values]

/** Of a list's filters while they are not there. */
export const filterPlace = bar.place
