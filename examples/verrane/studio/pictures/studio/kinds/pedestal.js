import { adapter, adapterSize } from '../parts/adapters.js'
import { cable } from '../parts/cable.js'
import { box, cyl, group, rectangle, ring, sheet, spread } from '../parts/core.js'
import { mark } from '../parts/labels.js'
import { colorNamed, connectorColor, hues, jacket, plastic, zinc } from '../parts/materials.js'

/** Pedestal: a housing in the ground; its terminal shown with the cover lifted off. */
export function pedestal(attributes, view) {
  const { ports = 0, connector = 'SC', depth = 250 } = attributes
  const shellColor =
    attributes.color === 'Green' ? 0x4d6b50 : colorNamed(attributes.color, hues.grey)
  const skin = plastic(/housing/i.test(attributes.product ?? '') ? shellColor : 0x4d6b50, 0.5)
  const s = Math.max(depth, 190) * 0.86
  const h = s * 3.1
  const alone = /housing/i.test(attributes.product ?? '')
  const cover = group([
    sheet(rectangle(s, s, { r: s * 0.2 }), h * 0.72, skin, {
      bevel: s * 0.06,
      seg: 4,
      curve: 8,
      rot: [-Math.PI / 2, 0, 0],
      at: [0, h * 0.72, 0],
    }),
    [-1, 1].map((x) => box(8, h * 0.5, s * 0.3, skin, { r: 3, at: [x * s * 0.5, h * 0.34, 0] })),
    group([mark(attributes.partNumber, { width: s * 0.7, size: s * 0.1 })], {
      at: [s * 0.06, h * 0.5, s * 0.503],
    }),
    cyl(s * 0.06, 8, zinc(), { axis: 'z', at: [0, h * 0.1, s * 0.5] }),
  ])
  const lower = group([
    sheet(rectangle(s * 1.14, s * 1.14, { r: s * 0.24 }), h * 0.2, skin, {
      bevel: 6,
      seg: 3,
      rot: [-Math.PI / 2, 0, 0],
      at: [0, h * 0.2, 0],
    }),
    ring(s * 0.5, s * 0.46, 10, skin, { axis: 'y', at: [0, h * 0.2, 0] }),
  ])
  const [pw, ph] = adapterSize(connector)
  const columns = ports > 12 ? 4 : 3
  const inner = group([
    box(s * 0.74, h * 0.52, s * 0.3, plastic(colorNamed(attributes.color, hues.grey), 0.5), {
      r: 6,
      seg: 3,
      at: [0, h * 0.5, 0],
    }),
    cyl(9, h * 0.3, zinc(), { at: [0, h * 0.2, -s * 0.05] }),
    ports > 0 &&
      Array.from({ length: ports }, (_, index) => [
        ((index % columns) - (columns - 1) / 2) * Math.max(pw + 8, (s * 0.66) / columns),
        h * 0.68 -
          Math.floor(index / columns) * Math.max(ph + 14, (h * 0.4) / Math.ceil(ports / columns)),
      ]).map(([x, y]) =>
        /Hardened/.test(connector)
          ? [
              cyl(11, 16, plastic(0x1d1f22, 0.5), { axis: 'z', at: [x, y, s * 0.18] }),
              ring(13, 11, 4, plastic(hues.green), { axis: 'z', at: [x, y, s * 0.16] }),
            ]
          : group([adapter(connector, connectorColor(attributes), { deep: 12 })], {
              at: [x, y, s * 0.15],
              size: 1.25,
            }),
      ),
    spread(4, 12).map((x, index) =>
      cable(
        [
          [x * 2.4, h * 0.26, s * 0.16],
          [x * 3, h * 0.12, s * 0.3],
          [x * 2, 6, s * 0.2],
        ],
        index > 1 ? 12 : 7,
        jacket(0x202225),
      ),
    ),
  ])
  if (view === 'hero' && alone)
    return {
      model: group([lower, group([cover], { at: [0, h * 0.2, 0] })]),
      azimuth: 32,
      elevation: 12,
      fill: 0.88,
    }
  if (alone)
    return {
      model: group([lower, group([cover], { at: [s * 1.6, 0, view === 'detail' ? 0 : -s * 0.4] })]),
      azimuth: 24,
      elevation: 16,
      fill: 0.84,
    }
  if (view === 'detail')
    return {
      model: group([lower, group([cover], { at: [0, h * 0.2, 0] })]),
      azimuth: 32,
      elevation: 12,
      fill: 0.88,
    }
  return {
    model: group([lower, inner, group([cover], { at: [s * 1.55, 0, -s * 0.2] })]),
    azimuth: view === 'open' ? -14 : 20,
    elevation: 14,
    fill: 0.86,
  }
}
