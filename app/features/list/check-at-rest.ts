/**
 * Has the browser look at each field's value while it is at rest: the first time it makes what matches the
 * field's pattern, half a millisecond each, and for fifty of them would do so in the press that sends the form.
 */
export function checkAtRest(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll('input')]
  const check = (rest: IdleDeadline) => {
    do fields.pop()?.checkValidity()
    while (rest.timeRemaining() > 1 && fields.length > 0)
    if (fields.length > 0) requestIdleCallback(check)
  }
  // A browser without it looks at them in the press.
  if ('requestIdleCallback' in window) requestIdleCallback(check)
}
