/*
 * Opens one film by the name in the address (loops/… or products/…) and draws its frames on
 * demand. A film's module exports `film`: { seconds, fps, steps?, open() } where open() answers
 * { draw(t), key?(t), context } — `draw` paints the moment t (seconds), `context` is the 2D
 * context that holds the pixels, `key` names a moment so that a held picture is drawn once.
 */
const name = new URLSearchParams(location.search).get('film')
const face = new FontFace('Instrument Sans', 'url(/font.woff2)', { weight: '400 700' })
document.fonts.add(await face.load())

const { film } = await import(`/films/stage/${name}.js`)
const { draw, key, context } = await film.open()
let last

/** Draws frame `index` and posts its RGBA pixels; answers false if it is the frame before once more. */
window.frame = async (index) => {
  const t = index / film.fps
  const now = key?.(t) ?? t
  if (now === last) return false
  draw(t)
  last = now
  const { width, height } = context.canvas
  const pixels = context.getImageData(0, 0, width, height).data
  const answer = await fetch('/frame', { method: 'POST', body: pixels })
  if (!answer.ok) throw new Error(`the frame was not taken: ${answer.status}`)
  return true
}

window.filmInfo = { seconds: film.seconds, fps: film.fps, steps: film.steps ?? [] }
