/** Calls back once the frame is painted that comes next; what it returns takes that back. */
export function afterPaint(callback: () => void): () => void {
  // The timer comes after the frame that the callback belongs to.
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
