/**
 * For the document that the server sends, in front of what it shows in both systems: the
 * visitor's is chosen before that is painted, so that nothing moves. It does as `showUnits` without
 * a choice does; where the browser's storage is closed it fails, and both systems stay.
 */
export const unitsFirstScript =
  "document.documentElement.dataset.units=localStorage['pref-units']||(/-US/.test(navigator.language)?'us':'metric')"

/** The same behind the buttons that are named 'units', of which it presses one. */
export const unitScript = `for(let b of document.getElementsByName('units'))b.ariaPressed=b.value==(${unitsFirstScript})`
