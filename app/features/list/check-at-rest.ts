/**
 * Has the browser look at each field's value while it is at rest: the first time it makes what matches the
 * field's pattern, half a millisecond each, and for fifty of them would do so in the press that sends the form.
 */
export function checkAtRest(form: HTMLFormElement): void {
  // A browser without it does so then.
  if (!('requestIdleCallback' in window)) return
  const fields = form.querySelectorAll('input')[Symbol.iterator]()
  const check = (rest: IdleDeadline) => {
    do {
      const { value: field, done } = fields.next()
      if (done) return
      field.checkValidity()
    } while (rest.timeRemaining() > 1)
    requestIdleCallback(check)
  }
  requestIdleCallback(check)
}
