/**
 * For the document that the server sends, in front of what it shows in both systems: the
 * visitor's is chosen before that is painted, so that nothing moves. It does as `showUnits` without
 * a choice does; where the browser's storage is closed it fails, and both systems stay.
 * Scripts that the browser makes of HTML never run: there they have no text.
 */
export const unitsFirstScript = import.meta.env.SSR
  ? "document.documentElement.dataset.units=sessionStorage['pref-units']||localStorage['pref-units']||(/-US/.test(navigator.language)?'us':'metric')"
  : ''

/** The same behind the buttons that are named 'units', of which it presses one. */
export const unitScript = import.meta.env.SSR
  ? `for(let b of document.getElementsByName('units'))b.ariaPressed=b.value==(${unitsFirstScript})`
  : ''
