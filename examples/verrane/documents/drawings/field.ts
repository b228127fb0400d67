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
  numbered,
  path,
  rule,
  sheet,
  text,
  times,
  upright,
} from './kit.ts'
import type { Drawing } from './kit.ts'

/** A hardened plug and its port in four moments. */
export const hardened: Drawing = ({ kind = 'SC' }) => {
  const at = (i: number) => 12 + i * 128
  const port = (x: number) =>
    path(`M${x} 30h30v64h-30z`, ink, 1, ground) + path(`M${x + 30} 44h20v36h-20z`, ink, 1, '#fff')
  const plug = (x: number) =>
    path(`M${x} 48h34v28h-34z`, ink, 1, ground) +
    path(`M${x - 12} 55h12v14h-12z`, ink, 1, '#fff') +
    fiber(`M${x + 34} 62h20`, 3)
  const words = [
    'cap off',
    'inspect, clean',
    'keys in line, push',
    kind === 'MPO' ? 'quarter turn, click' : 'nut, hand tight',
  ]
  const draw = [
    port(at(0)) +
      path(`M${at(0) + 62} 42h16v40h-16z`, ink, 1, light) +
      path(`M${at(0) + 78} 62h10m-4 -4l4 4l-4 4`, mute),
    port(at(1)) +
      line(at(1) + 56, 62, at(1) + 104, 62, ink, 3) +
      dot(at(1) + 52, 62, 5, '#fff', light),
    port(at(2)) +
      plug(at(2) + 66) +
      line(at(2) + 32, 40, at(2) + 48, 40, light, 3) +
      line(at(2) + 66, 44, at(2) + 98, 44, light, 3),
    port(at(3)) +
      plug(at(3) + 46) +
      path(`M${at(3) + 50} 36a14 14 0 0 1 24 0m-1 -7l1 7l-7 0`, light, 1.4),
  ]
  return sheet(
    136,
    draw
      .map((d, i) => d + numbered(at(i) + 10, 114, i + 1) + text(at(i) + 24, 118, words[i]!))
      .join(''),
  )
}

/** A dome closure cut open. */
export const dome: Drawing = ({ trays = '12', oval = '25', round = '18', height = '520' }) =>
  sheet(
    262,
    path('M96 196V84C96 40 120 22 150 22S204 40 204 84V196z', ink, 1.2, '#fff') +
      times(6, (i) => box(116, 62 + i * 15, 68, 9, ground)) +
      path('M106 150C106 176 194 176 194 150', mute, 2) +
      box(86, 196, 128, 14, light, light) +
      path('M96 210h108l-8 22h-92z', ink, 1, ground) +
      fiber('M128 258V160C128 120 110 110 116 66', 2.4) +
      path('M172 258V232M188 258V232M144 258V232', ink, 5) +
      label(240, 40, 184, 66, `${trays} hinged trays, 30 mm radius throughout`) +
      label(240, 84, 112, 120, 'transport tube along the hinge') +
      label(240, 128, 186, 168, 'basket for express tubes and slack') +
      label(240, 182, 214, 202, 'clamp and O-ring') +
      label(240, 222, 190, 240, `round entries to ${round} mm, gel-sealed`) +
      label(240, 250, 130, 250, `oval entry: two cables to ${oval} mm, or one uncut`) +
      upright(60, 22, 232, '') +
      text(52, 130, `${height} mm`, 'end', mute),
  )

/** The window in the sheath of a cable that is not cut. */
export const midspan: Drawing = ({ window = '1.5 m', radius = '40' }) =>
  sheet(
    186,
    line(10, 60, 130, 60, ink, 12) +
      line(390, 60, 510, 60, ink, 12) +
      box(118, 46, 16, 28, light, light) +
      box(386, 46, 16, 28, light, light) +
      path(
        'M134 56C200 30 320 30 386 56M134 60C190 160 330 160 386 60M134 62C170 190 350 190 386 62',
        mute,
        3,
      ) +
      fiber('M134 64C160 100 180 108 214 108', 2.2) +
      box(214, 92, 92, 34, '#fff') +
      times(4, (i) => fiber(`M306 ${98 + i * 7}h24`, 1)) +
      across(134, 386, 22, `sheath window ${window}`) +
      label(420, 110, 346, 110, '12 pigtails to ports') +
      label(420, 150, 330, 150, `express loops, R ≥ ${radius} mm`) +
      label(100, 110, 220, 110, 'opened tube, 12 splices', 'end') +
      label(100, 150, 126, 74, 'strength member clamped', 'end'),
  )

/** Holes in a wall, and the space to leave around them. */
export const wall: Drawing = ({ w = '236', h = '268', x = '180', y = '210', free = '190' }) => {
  const k = 150 / Math.max(Number(h), Number(w))
  const [bw, bh, hx, hy] = [Number(w) * k, Number(h) * k, Number(x) * k, Number(y) * k]
  const [cx, cy] = [150, 106]
  const holes = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map((sy) => dot(cx + (sx * hx) / 2, cy + (sy * hy) / 2, 3.4, light, light)),
    )
    .join('')
  return sheet(
    222,
    box(cx - bw / 2, cy - bh / 2, bw, bh, ground, ink, 4) +
      holes +
      across(cx - hx / 2, cx + hx / 2, cy - bh / 2 - 18, `holes ${x} mm`) +
      upright(cx + bw / 2 + 14, cy - hy / 2, cy + hy / 2, `holes ${y} mm`) +
      across(cx - bw / 2, cx + bw / 2, cy + bh / 2 + 22, `${w} × ${h} mm`) +
      line(384, 24, 384, 190, rule, 4) +
      box(386, 66, 34, 84, ground) +
      path('M420 66C470 66 492 80 492 108', mute, 1) +
      across(386, 492, 176, `free ${free} mm`) +
      text(456, 48, 'door swing, from the side', 'middle', mute),
  )
}

/** A pedestal in the ground. */
export const pedestal: Drawing = ({ width = '250', above = '910', below = '460' }) =>
  sheet(
    262,
    path('M20 160H110M230 160H500', ink, 1.4) +
      times(9, (i) =>
        line(
          i < 3 ? 26 + i * 30 : 180 + i * 30 - 20,
          160,
          i < 3 ? 18 + i * 30 : 172 + i * 30 - 20,
          168,
          mute,
          0.7,
        ),
      ) +
      box(112, 26, 116, 134, '#fff', ink, 8) +
      path('M104 160h132l10 62h-152z', ink, 1, ground) +
      box(136, 50, 68, 60, ground) +
      times(2, (row) => times(6, (i) => dot(142 + i * 11, 64 + row * 18, 3, '#fff', mute))) +
      path('M136 132C136 152 204 152 204 132', mute, 2.4) +
      fiber('M128 256V150C128 130 120 100 140 84', 2.4) +
      path('M192 256v-50M210 256v-50', ink, 3) +
      times(14, (i) => dot(104 + i * 10, 228 + (i % 2) * 6, 3, '#fff', mute)) +
      upright(88, 26, 160, '') +
      text(82, 96, `${above} mm`, 'end', mute) +
      upright(88, 160, 222, '') +
      text(82, 196, `${below} mm`, 'end', mute) +
      across(112, 228, 18, `${width} mm`) +
      label(360, 60, 206, 70, 'adapters under the flood bell') +
      label(360, 112, 206, 142, 'slack, R ≥ 60 mm') +
      label(360, 208, 262, 190, 'fill to the molded line', 'start') +
      label(360, 242, 232, 232, '100 mm of pea gravel'),
  )

/** A handhole with a terminal that swings up. */
export const handhole: Drawing = () =>
  sheet(
    208,
    path('M20 40H120M330 40H500', ink, 1.4) +
      path('M120 40V190H330V40', ink, 2) +
      line(110, 34, 150, 34, ink, 4) +
      box(150, 66, 92, 34, ground) +
      times(6, (i) => dot(160 + i * 14, 62, 4, '#fff')) +
      path('M128 50L150 84', ink, 3) +
      dot(128, 50, 4, light, light) +
      path('M172 20h92v-12', rule, 1) +
      path('M196 66C206 40 214 30 230 22', light, 1.2) +
      box(222, 4, 92, 18, '#fff', light) +
      text(268, 17, 'working position', 'middle', light, 400, 10) +
      fiber('M242 84C290 90 290 150 250 150H330', 2.4) +
      path('M150 172C150 184 240 184 240 172S150 160 150 172', mute, 2) +
      label(360, 70, 128, 50, 'hinged arm, locks in both positions') +
      label(360, 104, 274, 108, 'spring guide, R 75 mm') +
      label(360, 150, 322, 150, 'tail to the closure') +
      label(360, 180, 240, 174, 'drops coiled below, R ≥ 75 mm') +
      upright(104, 40, 190, '') +
      text(96, 118, '450 mm', 'end', mute),
  )

/** An inline closure on a strand. */
export const inline: Drawing = ({ length = '486', drop = '60 to 110' }) =>
  sheet(
    184,
    line(10, 24, 510, 24, mute, 2) +
      path('M160 24v34M360 24v34', ink, 2) +
      path('M120 62h280l18 30l-18 30h-280l-18 -30z', ink, 1.2, ground) +
      line(102, 92, 418, 92, light, 2.4) +
      line(10, 92, 102, 92, ink, 9) +
      line(418, 92, 510, 92, ink, 9) +
      line(128, 74, 392, 74, ink, 3) +
      times(8, (i) => dot(136 + i * 35.4, 92, 3.4, '#fff')) +
      box(200, 98, 120, 16, '#fff') +
      across(102, 418, 150, `${length} mm`) +
      label(124, 60, 158, 42, `hangers, ${drop} mm`, 'end') +
      label(440, 50, 380, 74, 'tie bar, 4.4 kN') +
      label(440, 128, 400, 93, 'gel along the parting line') +
      label(124, 138, 212, 104, 'trays float on the bars', 'end'),
  )

/** A terminal on a pole, and where its cables go. */
export const pole: Drawing = ({ name = 'terminal', slack = '3 m slack' }) =>
  sheet(
    240,
    path('M86 6V236M110 6V236', ink, 1.2) +
      path('M110 38C240 30 380 34 510 42', mute, 2) +
      fiber('M110 60C240 54 380 58 510 66', 2.4) +
      path('M86 60H10', light, 2.4) +
      box(112, 92, 30, 74, ground) +
      times(4, (i) => line(142, 104 + i * 15, 152, 110 + i * 15, ink, 3)) +
      line(84, 104, 114, 104, ink, 3) +
      line(84, 152, 114, 152, ink, 3) +
      path('M150 110C200 140 300 120 510 112', mute, 1.4) +
      fiber('M127 92C127 70 118 60 110 60', 1.8) +
      dot(60, 92, 24, 'none', light) +
      fiber('M84 62C74 66 68 68 62 69', 1.8) +
      label(200, 90, 134, 108, `${name}, two stainless bands`) +
      label(200, 166, 150, 142, 'ports face down: they drain') +
      label(200, 196, 60, 116, `${slack}, coil of 600 mm`) +
      text(330, 28, 'strand', 'middle', mute) +
      text(330, 52, 'cable', 'middle', light) +
      text(420, 108, 'drops', 'middle', mute),
  )

/** The base of a cabinet. */
export const pad: Drawing = ({ w = '1,100', d = '700', ow = '600', od = '350' }) =>
  sheet(
    196,
    box(60, 30, 240, 140, ground) +
      box(114, 66, 132, 70, '#fff') +
      [80, 280].map((x) => [46, 154].map((y) => dot(x, y, 4, light, light)).join('')).join('') +
      times(6, (i) => dot(132 + i * 20, 100, 8, '#fff')) +
      across(60, 300, 22, `${w} mm`) +
      upright(316, 30, 170, `${d} mm`) +
      label(384, 60, 240, 72, `opening ${ow} × ${od} mm`) +
      label(384, 82, 240, 100, 'ducts of 50 mm, ends 50 mm above the pad') +
      label(384, 160, 284, 154, 'anchor bolts M12, from the template') +
      text(180, 188, 'door side', 'middle', mute),
  )
