import { box, cyl, group, outline, rectangle, repeat, ring, sheet, spread } from './core.js'
import { dark, painted, shade, steel, zinc } from './materials.js'
import { loose, named } from './named.js'

export const rackWidth = 482.6
export const bodyWidth = 443
export const unit = 44.45

/** Pan-head screw with a cross recess, head toward +z. */
export function screw(radius = 2, place) {
  return loose(
    'Screw',
    group(
      [
        cyl(radius, radius * 0.7, steel(), {
          axis: 'z',
          chamfer: radius * 0.25,
          seg: 14,
          at: [0, 0, radius * 0.2],
        }),
        box(radius * 1.2, radius * 0.24, 0.1, dark(), { r: 0, at: [0, 0, radius * 0.53] }),
        box(radius * 0.24, radius * 1.2, 0.1, dark(), { r: 0, at: [0, 0, radius * 0.53] }),
      ],
      place,
    ),
  )
}

/** Captive thumb screw with a knurled head. */
export function thumbScrew(radius = 4.5, place) {
  const grooves = Array.from({ length: 16 }, (_, index) => ({
    rot: [0, 0, (index / 16) * Math.PI * 2],
  }))
  return named(
    'Thumb screw',
    group(
      [
        cyl(radius, 9, painted(0x26292d), { axis: 'z', chamfer: 0.8, at: [0, 0, 4.5] }),
        repeat(group([box(0.9, 0.9, 6, painted(0x26292d), { at: [0, radius, 5], r: 0 })]), grooves),
        cyl(radius * 0.4, 0.2, steel(), { axis: 'z', at: [0, 0, 9.1] }),
      ],
      place,
    ),
  )
}

/**
 * Sheet-metal box open at the front, middle of its front plane at the origin, `depth` behind it.
 * `lid: false` leaves it open at the top.
 */
export function tub(
  width,
  height,
  depth,
  color,
  { lid = true, wall = 1.5, back = true, vents = false } = {},
) {
  const paint = painted(color)
  const inside = shade(color)
  return named(
    'Housing',
    group([
      box(width, wall, depth, paint, { at: [0, -height / 2 + wall / 2, -depth / 2], r: 0.5 }),
      ...[-1, 1].map((side) =>
        box(wall, height, depth, paint, {
          at: [side * (width / 2 - wall / 2), 0, -depth / 2],
          r: 0.5,
        }),
      ),
      back && box(width, height, wall, paint, { at: [0, 0, -depth + wall / 2], r: 0.5 }),
      lid && box(width, wall, depth, paint, { at: [0, height / 2 - wall / 2, -depth / 2], r: 0.5 }),
      lid &&
        spread(5, width / 5.4).map((x) =>
          group([screw(2.1, { rot: [-Math.PI / 2, 0, 0] })], { at: [x, height / 2, -8] }),
        ),
      lid &&
        spread(4, width / 4.4).map((x) =>
          group([screw(2.1, { rot: [-Math.PI / 2, 0, 0] })], { at: [x, height / 2, -depth + 9] }),
        ),
      // The folded seam of the lid, the line that makes a box read as sheet metal.
      lid &&
        [-1, 1].map((side) =>
          box(1.2, height * 0.32, depth - 6, paint, {
            at: [side * (width / 2 + 0.5), height / 2 - height * 0.16, -depth / 2],
            r: 0.4,
          }),
        ),
      lid &&
        [-1, 1].map((side) =>
          spread(3, depth / 3.2).map((z) =>
            screw(2, {
              at: [side * (width / 2 + 1.1), height / 2 - height * 0.17, -depth / 2 + z],
              rot: [0, (side * Math.PI) / 2, 0],
            }),
          ),
        ),
      vents &&
        [-1, 1].map((side) =>
          spread(5, 9).map((z) =>
            box(0.6, height * 0.4, 3.4, inside, {
              at: [side * (width / 2 + 0.2), -height * 0.18, -depth * 0.62 + z],
              r: 0.2,
            }),
          ),
        ),
    ]),
  )
}

/** Rack ears at the front plane, with the two oblong holes per rack unit. */
export function ears(rackUnits, color, { width = bodyWidth, wide = rackWidth, forward = 0 } = {}) {
  const height = rackUnits * unit - 0.8
  const out = (wide - width) / 2
  const holes = spread(rackUnits, unit).flatMap((y) =>
    (rackUnits === 1 ? [-15.9, 15.9] : rackUnits > 3 ? [0] : [-15.9, 15.9]).map((up) =>
      rectangle(10, 6.6, { r: 3.2, x: 0, y: y + up, hole: true }),
    ),
  )
  return [-1, 1].map((side) =>
    named(
      'Rack ear',
      group(
        [
          sheet(rectangle(out + 1, height, { r: 1.5 }), 2, painted(color), {
            holes: holes.map((hole) => hole.clone()),
            bevel: 0.3,
            at: [side * (width / 2 + out / 2 - 0.5), 0, 2],
          }),
          box(1.6, height, 46, painted(color), { at: [side * (width / 2 + 0.8), 0, -22], r: 0.4 }),
          ...spread(2, Math.min(height * 0.5, 60)).map((y) =>
            screw(2.4, {
              at: [side * (width / 2 + 1.6), y, -24],
              rot: [0, (side * Math.PI) / 2, 0],
            }),
          ),
        ],
        { at: [0, 0, forward] },
      ),
    ),
  )
}

/** Front plate with a hole for each [x, y, width, height]. */
export function face(
  width,
  height,
  color,
  cutouts = [],
  { depth = 1.6, r = 1.2, at = [0, 0, 1.6] } = {},
) {
  return named(
    'Front plate',
    sheet(rectangle(width, height, { r }), depth, painted(color), {
      holes: cutouts.map(([x, y, w, h]) => rectangle(w, h, { x, y, hole: true })),
      bevel: 0.3,
      at,
    }),
  )
}

/** Cable gland with its hex nut, pointing along -z. */
export function gland(radius, place) {
  const black = painted(0x1c1e20)
  return named(
    'Cable gland',
    group(
      [
        sheet(
          outline(
            Array.from({ length: 6 }, (_, index) => [
              Math.cos((index * Math.PI) / 3) * radius * 1.35,
              Math.sin((index * Math.PI) / 3) * radius * 1.35,
            ]),
          ),
          radius * 0.7,
          black,
          { bevel: 0.4 },
        ),
        ring(radius, radius * 0.5, radius * 1.5, black, { axis: 'z', at: [0, 0, -radius * 1.3] }),
        ring(radius * 0.85, radius * 0.45, radius * 0.8, black, {
          axis: 'z',
          at: [0, 0, -radius * 2.2],
        }),
        cyl(radius * 0.5, 0.4, dark(), { axis: 'z', at: [0, 0, -radius * 1.8] }),
      ],
      place,
    ),
  )
}

/** Ground stud with its toothed washer. */
export const stud = (place) =>
  named(
    'Grounding stud',
    group(
      [
        cyl(5, 0.8, zinc(), { axis: 'z', at: [0, 0, 0.4] }),
        cyl(2.4, 10, zinc(), { axis: 'z', at: [0, 0, 5] }),
        sheet(rectangle(7, 7, { r: 1 }), 3, zinc(), { at: [0, 0, 4] }),
      ],
      place,
    ),
  )

/** Slide rail seen at the side of a drawer. */
export const rail = (length, place) =>
  named(
    'Slide rail',
    group(
      [
        box(1.4, 8, length, zinc(), { at: [0, 0, -length / 2], r: 0.3 }),
        box(2.2, 4, length, zinc(), { at: [0.2, 0, -length / 2], r: 0.3 }),
      ],
      place,
    ),
  )
