import {
  across,
  box,
  dot,
  fiber,
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
  upright,
} from './kit.ts'
import type { Drawing } from './kit.ts'

/** Where a chassis is screwed to the rails, and the depth it needs: `u` rack units, `depth`, `front` and `rear` space. */
export const rack: Drawing = ({
  u = '1',
  depth = '280',
  front = '100',
  rear = '75',
  travel = '',
}) => {
  const units = Number(u)
  const unit = units > 4 ? 20 : units > 2 ? 26 : 32
  const h = units * unit
  const top = 34
  const holes = times(units * 3, (i) => {
    const y = top + (Math.floor(i / 3) + [0.143, 0.5, 0.857][i % 3]!) * unit
    const used = i === 0 || i === units * 3 - 1
    return [34, 226].map((x) => dot(x, y, 2.4, used ? light : '#fff', used ? light : rule)).join('')
  })
  const elevation =
    box(26, top - 12, 16, h + 24, '#fff', rule) +
    box(218, top - 12, 16, h + 24, '#fff', rule) +
    box(30, top, 200, h, ground) +
    holes +
    across(26, 234, top - 18, '482.6 mm') +
    upright(242, top, top + h, `${units} RU\n${Number((units * 44.45).toFixed(2))} mm`) +
    text(130, top + h / 2 + 4, 'front view', 'middle', mute)
  const x = 350
  const d = 92
  const side =
    line(x, top - 14, x, top + h + 14, rule, 3) +
    box(x, top, d, h, ground) +
    (travel
      ? path(`M${x} ${top}h-34v${h}h34`, mute, 0.8) +
        text(x - 17, top + h + 26, `${travel} mm travel`, 'middle', mute)
      : '') +
    fiber(`M${x + d} ${top + h / 2}h14c16 0 18 6 18 ${h / 2 + 14}`) +
    across(x, x + d, top - 18, `${depth} mm`) +
    across(x - 44, x, top + h + 44, `front ${front} mm`) +
    across(x + d, x + d + 38, top + h + 44, `rear ${rear} mm`)
  return sheet(Math.max(h + 96, 120), elevation + side)
}

/** A cassette and its slot, seen from above. */
export const cassette: Drawing = ({
  rear = 'MPO-12, pinned',
  front = '12 LC',
  leg = 'trunk leg, key up',
  width = '105',
}) =>
  sheet(
    190,
    path('M60 40v120h24M60 40h24M250 40h24v120h-24', mute) +
      box(96, 52, 142, 96, ground) +
      times(6, (i) => box(104 + i * 22, 148, 16, 12, '#fff')) +
      box(155, 40, 24, 12, '#fff') +
      fiber('M167 8V40') +
      times(6, (i) => fiber(`M167 52C167 90 ${112 + i * 22} 90 ${112 + i * 22} 148`, 1)) +
      box(90, 92, 6, 24, light, light) +
      box(238, 92, 6, 24, light, light) +
      label(300, 22, 168, 16, leg) +
      label(300, 50, 180, 46, `${rear}, shutter`) +
      label(300, 104, 244, 104, 'latch: press from front or rear') +
      label(300, 158, 226, 156, `${front}, numbered from the left`) +
      across(96, 238, 180, `${width} mm`),
  )

/** The front of a frame: blocks on one side, cord storage on the other. */
export const frame: Drawing = ({
  blocks = '14',
  width = '900',
  height = '2,200',
  spools = '28',
}) => {
  const n = Math.min(Number(blocks), 14)
  const h = 216 / n
  return sheet(
    300,
    box(60, 24, 190, 250, '#fff') +
      times(n, (i) => box(66, 34 + i * h, 96, h - 3, ground)) +
      times(7, (i) =>
        [188, 222]
          .map((x) => path(`M${x - 9} ${52 + i * 30}a9 9 0 0 1 18 0z`, ink, 1, ground))
          .join(''),
      ) +
      fiber(
        'M162 62H176C186 62 176 240 205 240S232 150 222 106A9 9 0 0 0 204 108C200 190 176 200 162 168',
      ) +
      box(60, 262, 190, 12, ground) +
      across(60, 250, 18, `${width} mm`) +
      upright(44, 24, 274, '') +
      text(36, 154, `${height} mm`, 'end', mute) +
      label(300, 44, 120, 40, `blocks 1 to ${blocks}, numbered from the top`) +
      label(300, 110, 226, 106, `${spools} spools, 40 mm radius`) +
      label(300, 168, 200, 200, 'one cord, one length, one spool') +
      label(300, 266, 240, 268, 'trough to the next frame') +
      label(300, 222, 66, 248, 'tails and grounding at the side wall'),
  )
}

/** A distribution hub with its doors open. */
export const hub: Drawing = ({ homes = '288', slots = '9', feeders = '36' }) =>
  sheet(
    278,
    path('M40 30h190v210H40z', ink, 1.2, '#fff') +
      path('M230 30l44 -14v238l-44 -14M40 30l-22 -10v230l22 -10', mute) +
      times(9, (i) => box(52, 42 + i * 12, 52, 9, ground)) +
      box(120, 42, 100, 118, ground) +
      times(8, (row) => times(12, (c) => dot(126 + c * 8, 50 + row * 14, 1.8, '#fff', mute))) +
      box(52, 160, 52, 40, '#fff') +
      times(3, (i) => path(`M${126 + i * 34} 192a12 12 0 0 1 24 0`, ink)) +
      fiber('M104 58C114 58 112 190 126 192A12 12 0 0 1 150 192C156 150 150 110 150 106') +
      fiber('M78 240V210') +
      path('M160 240v30M190 240v30', ink, 3) +
      path('M78 240v30', light, 3) +
      label(306, 34, 100, 46, `${slots} splitter slots`) +
      label(306, 74, 214, 70, `swing frame, ${homes} subscriber ports`) +
      label(306, 128, 214, 150, 'opens 110°: rear of every adapter') +
      label(306, 166, 96, 176, 'parking field for unassigned outputs') +
      label(306, 204, 182, 186, 'drums of 38 mm radius') +
      label(306, 246, 80, 250, `feeder tail, ${feeders} fibers`) +
      label(306, 270, 190, 262, 'distribution tails'),
  )
