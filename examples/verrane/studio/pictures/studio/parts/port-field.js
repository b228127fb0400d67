import { adapter, adapterSize } from './adapters.js'
import { box, group, repeat, spread } from './core.js'
import { dark, plastic } from './materials.js'
import { named } from './named.js'

/** Ports seen from far away: one box and one dark opening each, so that thousands can be drawn. */
export function farPort(connector, color, size = 1) {
  const [w, h] = adapterSize(connector)
  return named(
    `${connector} port`,
    group([
      box(w * 0.94 * size, h * 0.9 * size, 6, plastic(color, 0.4), { r: 0, at: [0, 0, 3] }),
      /duplex/.test(connector)
        ? spread(2, 6.25 * size).map((x) =>
            box(3.4 * size, 3.8 * size, 0.2, dark(), { r: 0, at: [x, 0, 6.05] }),
          )
        : box(w * 0.5 * size, h * 0.46 * size, 0.2, dark(), { r: 0, at: [0, 0, 6.05] }),
    ]),
  )
}

/** Ports hinged in rows on a block `w` × `h`: returns the parts of a patch field. */
export function portField(
  count,
  connector,
  color,
  w,
  h,
  /** @type {{ far?: boolean, rows?: number }} */ { far = true, rows } = {},
) {
  const [pw, ph] = adapterSize(connector)
  const lines = rows ?? Math.max(1, Math.round(Math.sqrt((count * h * pw) / (w * ph * 1.5))))
  const columns = Math.ceil(count / lines)
  // From across a room a port must still read as its colour, so far ones fill their pitch.
  const size = Math.min(far ? 2.2 : 1, ((w / columns) * 0.94) / pw, ((h / lines) * 0.84) / ph)
  const at = Array.from({ length: count }, (_, index) => ({
    at: [
      ((index % columns) - (columns - 1) / 2) * (w / columns),
      ((lines - 1) / 2 - Math.floor(index / columns)) * (h / lines),
      0,
    ],
  }))
  return group([
    repeat(
      far ? farPort(connector, color, size) : group([adapter(connector, color)], { size }),
      at,
    ),
  ])
}
