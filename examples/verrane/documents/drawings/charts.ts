import { box, dot, green, ink, light, line, mute, path, rule, sheet, text } from './kit.ts'
import type { Drawing } from './kit.ts'

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
