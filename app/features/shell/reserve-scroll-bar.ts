/**
 * Keeps the room of the scroll bar that locking the page takes away, so that nothing moves
 * while a menu is open. Overlay scroll bars take no room.
 */
export function reserveScrollBar(): void {
  const root = document.documentElement
  root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
}
