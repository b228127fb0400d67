/**
 * For the head of the document that the server sends: the visitor's units are chosen before
 * anything is painted, so that nothing moves, and again when a page comes back or another one
 * chooses. It does as `showUnits` without a choice does; where the browser's storage is closed it
 * fails, and both systems stay.
 */
export const unitScript =
  "{let s=()=>document.documentElement.dataset.units=sessionStorage['pref-units']||localStorage['pref-units']||(/-US/.test(navigator.language)?'us':'metric');" +
  "addEventListener('pageshow',s);addEventListener('storage',s);s()}"

/**
 * For the same place: a click on a button that comes before `start.ts` has run waits for it. Where that
 * script did not come, the click loads the page again. Links, fields and buttons that send a form or
 * open a popover work by themselves.
 */
export const earlyClickScript =
  "{let d=document,failed;addEventListener('error',e=>{if(e.target.type=='module')failed=1},true);" +
  "addEventListener('click',e=>{let b=e.target.closest('[type=button]:not([popovertarget])');" +
  'if(b&&d.documentElement.dataset.hydrated==null){d.early=b;if(failed)location.reload()}})}'
