import {
  across,
  box,
  dot,
  fiber,
  green,
  ground,
  ink,
  label,
  light,
  mute,
  path,
  rule,
  sheet,
  text,
  times,
} from './kit.ts'
import type { Drawing } from './kit.ts'

/** Where the split sits: all of it in a hub, or half of it at the drops. */
export const split: Drawing = ({ kind = 'central' }) => {
  const node = (x: number, y: number, name: string, w = 62) =>
    box(x, y - 14, w, 28, ground) + text(x + w / 2, y + 4, name, 'middle')
  const homes = (x: number) =>
    times(8, (i) => path(`M${x} ${22 + i * 17}l6 -5l6 5v8h-12z`, ink, 0.8))
  const body =
    kind === 'central'
      ? node(20, 84, 'OLT', 48) +
        fiber('M68 84H170') +
        node(170, 84, 'hub 1×32', 70) +
        times(8, (i) => fiber(`M240 84C290 84 300 ${24 + i * 17} 340 ${24 + i * 17}H470`, 1.4)) +
        homes(474) +
        text(119, 76, '1 fiber', 'middle', mute) +
        text(396, 168, 'a fiber of its own for every home', 'middle', mute)
      : node(20, 84, 'OLT', 48) +
        fiber('M68 84H130') +
        node(130, 84, '1×4', 48) +
        [36, 68, 100, 132].map((y) => fiber(`M178 84C220 84 220 ${y} 262 ${y}`, 1.4)).join('') +
        [36, 68, 100, 132]
          .map(
            (y, k) =>
              box(262, y - 11, 60, 22, ground) +
              text(292, y + 4, '1×8', 'middle') +
              [0, 1]
                .map((j) =>
                  fiber(
                    `M322 ${y}C370 ${y} 390 ${24 + (k * 2 + j) * 17} 470 ${24 + (k * 2 + j) * 17}`,
                    1.1,
                  ),
                )
                .join(''),
          )
          .join('') +
        homes(474) +
        text(99, 76, '1 fiber', 'middle', mute) +
        text(220, 160, '1 fiber for 8 homes', 'middle', mute) +
        text(398, 168, 'drops only', 'middle', mute)
  return sheet(178, body)
}

/** The zones that a fiber's end is judged in: IEC 61300-3-35:2015, tables 1 and 2. */
export const endface: Drawing = () =>
  sheet(
    220,
    dot(120, 108, 100, '#fff', rule) +
      dot(120, 108, 96, ground, ink) +
      dot(120, 108, 52, '#fff', ink) +
      dot(120, 108, 46, '#fff', ink) +
      dot(120, 108, 12, '#fbeeea', light) +
      dot(120, 108, 4.2, light, light) +
      label(262, 36, 122, 104, 'core of the fiber, 9 µm') +
      label(262, 72, 130, 112, 'A  core zone, to 25 µm') +
      label(262, 108, 152, 128, 'B  cladding zone, 25 to 115 µm') +
      label(262, 144, 162, 134, 'C  adhesive zone, 115 to 135 µm') +
      label(262, 180, 182, 158, 'D  contact zone, 135 to 250 µm') +
      text(262, 208, 'not to scale', 'start', mute),
  )

/** Domed and angled contact. */
export const apc: Drawing = () =>
  sheet(
    170,
    [0, 270]
      .map((x, i) => {
        const lean = i ? 16 : 0
        const face = i
          ? `M${x + 130 - lean} 50L${x + 130 + lean} 110`
          : `M${x + 128} 50Q${x + 136} 80 ${x + 128} 110`
        return (
          path(
            `M${x + 30} 50H${x + 130 - lean}${i ? `L${x + 130 + lean} 110` : `Q${x + 138} 80 ${x + 130} 110`}H${x + 30}`,
            ink,
            1,
            ground,
          ) +
          path(
            `M${x + 230} 50H${x + 134 - lean}${i ? `L${x + 134 + lean} 110` : `Q${x + 130} 80 ${x + 134} 110`}H${x + 230}`,
            ink,
            1,
            ground,
          ) +
          fiber(`M${x + 20} 80H${x + 236}`, 2.4) +
          path(face, light, 1) +
          (i
            ? path(`M${x + 128} 78L${x + 84} 58m5 -1l-5 1l3 4`, green, 1.4)
            : path(`M${x + 122} 76H${x + 60}m5 -4l-5 4l5 4`, green, 1.4)) +
          text(x + 130, 30, i ? 'APC: face at 8°' : 'UPC: domed face', 'middle', ink, 600) +
          text(
            x + 130,
            136,
            i ? 'reflection leaves the core' : 'reflection returns in the core',
            'middle',
            mute,
          ) +
          text(
            x + 130,
            154,
            i ? '≥ 60 dB mated, ≥ 55 dB open' : '≥ 50 dB mated, 14.7 dB open',
            'middle',
          )
        )
      })
      .join(''),
  )

/** A link from optic to optic with its joints. `joints` are name:dB, … */
export const chain: Drawing = ({ joints = '' }) => {
  const parts = joints.split(',').map((part) => part.trim().split(':'))
  const step = 380 / (parts.length + 1)
  return sheet(
    116,
    box(14, 40, 52, 30, ground) +
      text(40, 59, 'Tx', 'middle') +
      box(454, 40, 52, 30, ground) +
      text(480, 59, 'Rx', 'middle') +
      fiber('M66 55H454', 2) +
      parts
        .map(([name, loss], i) => {
          const x = 70 + step * (i + 1)
          return (
            dot(x, 55, 6, '#fff', light) +
            text(x, 30, name!.trim(), 'middle') +
            (loss ? text(x, 84, `${loss} dB`, 'middle', mute) : '')
          )
        })
        .join('') +
      across(66, 454, 108, 'channel'),
  )
}
