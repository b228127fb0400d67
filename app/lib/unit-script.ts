/**
 * For the document that the server sends, in front of what it shows in both systems of units: the
 * visitor's is chosen before that is painted, so that nothing moves. It chooses as `shownUnits`
 * does; where the browser's storage is closed it fails, and both stay.
 */
export const unitScript =
  "document.documentElement.dataset.units=localStorage['pref-units']||(/-US/.test(navigator.language)?'us':'metric')"
