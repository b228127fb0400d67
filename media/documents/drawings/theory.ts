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
  line,
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

/** Losses one after another against a limit. `items` is name:dB, … */
export const budget: Drawing = ({ items = '', limit = '28' }) => {
  const parts = amounts(items).map(({ name, amount }) => ({ name, loss: amount }))
  const total = Number(limit)
  const scale = 330 / total
  let at = 0
  const rows = parts.map(({ name, loss }, i) => {
    const y = 20 + i * 22
    const bar =
      box(140 + at * scale, y, Math.max(loss * scale, 1), 13, light, light) +
      text(132, y + 11, name, 'end') +
      text(
        140 + (at + loss) * scale + 6,
        y + 11,
        loss.toFixed(loss < 10 && loss % 1 ? (Math.round(loss * 10) === loss * 10 ? 1 : 2) : 1),
      )
    at += loss
    return bar
  })
  const y = 20 + parts.length * 22
  const left = total - at
  return sheet(
    y + 46,
    rows.join('') +
      box(140 + at * scale, y, Math.max(left * scale, 0), 13, '#e9f3da', green) +
      text(132, y + 11, 'reserve', 'end', ink, 600) +
      text(
        140 + at * scale + (left * scale) / 2,
        y + 10.5,
        left.toFixed(1),
        'middle',
        ink,
        600,
        10,
      ) +
      line(140 + total * scale, 10, 140 + total * scale, y + 22, ink, 1.2) +
      text(140 + total * scale, y + 36, `limit ${limit} dB`, 'middle') +
      line(140, 10, 140, y + 22, rule) +
      text(140, y + 36, '0', 'middle', mute),
  )
}

/** The zones that a fiber's end is judged in. */
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
      label(262, 108, 152, 128, 'B  cladding zone, 25 to 120 µm') +
      label(262, 144, 162, 134, 'C  adhesive zone, 120 to 130 µm') +
      label(262, 180, 182, 158, 'D  contact zone, 130 to 250 µm') +
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

/** Loss of one turn against its radius, from the limits of ITU-T G.657 at 1550 nm. */
export const bendloss: Drawing = () => {
  const x = (mm: number) => 60 + (mm - 4) * 28
  const y = (db: number) => 40 - Math.log10(db) * 44
  const series: [string, [number, number][], string][] = [
    [
      'A1',
      [
        [10, 0.75],
        [15, 0.025],
      ],
      mute,
    ],
    [
      'A2',
      [
        [7.5, 0.5],
        [10, 0.1],
        [15, 0.003],
      ],
      ink,
    ],
    [
      'B3',
      [
        [5, 0.15],
        [7.5, 0.08],
        [10, 0.03],
      ],
      light,
    ],
  ]
  const grid = [0.003, 0.01, 0.03, 0.1, 0.3, 1]
    .map((db) => line(60, y(db), 400, y(db), rule, 0.5) + text(54, y(db) + 4, db, 'end', mute))
    .join('')
  const marks = [5, 7.5, 10, 15]
    .map(
      (mm) =>
        line(x(mm), y(1) - 6, x(mm), y(0.003), rule, 0.5) +
        text(x(mm), y(0.003) + 18, mm, 'middle', mute),
    )
    .join('')
  const curves = series
    .map(
      ([name, points, color]) =>
        path(`M${points.map(([mm, db]) => `${x(mm)} ${y(db)}`).join('L')}`, color, 2) +
        points.map(([mm, db]) => dot(x(mm), y(db), 3.2, '#fff', color)).join('') +
        text(
          x(points.at(-1)![0]) + 8,
          y(points.at(-1)![1]) + (name === 'A1' ? -2 : 6),
          name,
          'start',
          color,
          600,
        ),
    )
    .join('')
  return sheet(
    200,
    grid +
      marks +
      curves +
      text(230, 188, 'radius of the turn, mm', 'middle', mute) +
      text(14, y(1) - 14, 'dB for each turn at 1550 nm', 'start', mute),
  )
}

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

/** Bars side by side. `items` is name:value, …; `unit` follows each value. */
export const bars: Drawing = ({ items = '', unit = '' }) => {
  const parts = amounts(items)
  const most = Math.max(...parts.map(({ amount }) => amount))
  return sheet(
    parts.length * 26 + 14,
    parts
      .map(
        ({ name, amount }, i) =>
          text(172, 22 + i * 26, name, 'end') +
          box(
            182,
            10 + i * 26,
            (amount / most) * 250,
            16,
            i === parts.length - 1 ? light : rule,
            'none',
          ) +
          text(
            188 + (amount / most) * 250,
            22 + i * 26,
            `${amount.toLocaleString('en-US')}${unit ? ` ${unit}` : ''}`,
            'start',
            ink,
            600,
          ),
      )
      .join(''),
  )
}

function amounts(items: string): { name: string; amount: number }[] {
  return items.split(',').map((part) => {
    const [name = '', amount] = part.split(':')
    if (amount === undefined || Number.isNaN(Number(amount)))
      throw new Error(`“${part.trim()}” is not name:number; names hold no comma`)
    return { name: name.trim(), amount: Number(amount) }
  })
}
