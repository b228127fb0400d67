import * as locale from '#texts/locale.ts'

const on = locale.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
const back = locale.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** 1 for the arrow that reads on, -1 for the other; none with a modifier, as browsers go back by Alt+←. */
export function arrowStep(event: Press): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  return event.key === on ? 1 : event.key === back ? -1 : undefined
}
