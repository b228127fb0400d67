/** The link to an address of this site that a press follows in this window; undefined for any other. */
export function plainPress(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element && target.closest('a')
  if (link && !link.target && link.origin === window.location.origin) return link
}
