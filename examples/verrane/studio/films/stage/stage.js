import { toYuv } from './yuv.js'

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

/**
 * Draws `count` frames from `first` on and posts their pixels (yuv.js); answers for each whether it
 * was posted or is the frame before once more. Sending overlaps drawing: on a busy machine the
 * way of a frame from one process to the next takes far longer than drawing it.
 */
window.drawFrames = async (first, count) => {
  const sent = []
  const fresh = []
  for (let index = first; index < first + count; index++) {
    const t = index / film.fps
    const now = key?.(t) ?? t
    fresh.push(now !== last)
    if (now === last) continue
    draw(t)
    last = now
    const { width, height } = context.canvas
    const pixels = toYuv(context.getImageData(0, 0, width, height).data, width, height)
    sent.push(fetch(`/frame?index=${index}`, { method: 'POST', body: pixels }))
  }
  for (const answer of await Promise.all(sent)) {
    if (!answer.ok) throw new Error(`a frame was not taken: ${answer.status}`)
  }
  return fresh
}

window.filmInfo = { seconds: film.seconds, fps: film.fps, steps: film.steps ?? [] }
