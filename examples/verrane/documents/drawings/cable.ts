import {
  across,
  box,
  dimension,
  dot,
  fiber,
  ground,
  ink,
  label,
  lettering,
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

/** How far sheath, tubes and fibers are taken back. */
export const strip: Drawing = ({
  sheath = '1.5 m',
  tube = '',
  member = '60 mm',
  fiber: bare = '',
  window = '',
}) => {
  const tubeEnd = tube ? 300 : 380
  return sheet(
    162,
    box(20, 58, 130, 34, ground) +
      line(150, 75, 196, 75, ink, 5) +
      times(3, (i) => line(150, 66 + i * 9, tubeEnd, 60 + i * 15, mute, 5)) +
      (bare
        ? times(3, (i) => fiber(`M${tubeEnd} ${60 + i * 15}H470`, 1.4))
        : times(3, (i) => fiber(`M${tubeEnd} ${60 + i * 15}h26`, 1.4))) +
      line(150, 46, 150, 104, light, 1.4) +
      text(85, 79, 'sheath', 'middle') +
      across(
        150,
        bare ? 470 : tubeEnd,
        34,
        window ? `window ${window}` : `sheath removed ${sheath}`,
      ) +
      across(150, 196, 142, `member ${member}`) +
      (bare ? across(tubeEnd, 470, 120, `fibers ${bare}`) : '') +
      (tube ? across(200, tubeEnd, 120, `tubes ${tube}`) : '') +
      text(150, 16, 'reference line: sheath end at the clamp', 'middle', light),
  )
}

/** A splice tray with its two loops. */
export const tray: Drawing = ({ radius = '30', splices = '24', turns = 'one and a half turns' }) =>
  sheet(
    176,
    box(24, 16, 280, 140, '#fff', ink, 26) +
      dot(84, 86, 34, ground) +
      dot(244, 86, 34, ground) +
      times(6, (i) => box(132, 58 + i * 9, 64, 6, ground, mute)) +
      fiber(
        'M24 136H84A50 50 0 0 1 84 36H244A50 50 0 0 1 244 136H110A50 50 0 0 1 60 60C80 40 110 61 132 61',
        1.6,
      ) +
      path('M304 136H244A44 44 0 0 1 200 110C206 70 210 61 196 61', mute, 1.6) +
      line(84, 86, 50, 86, mute, 0.7) +
      dimension(`R ${radius} mm`, 0)
        .map((said, i) => lettering(84, 81 + i * 18, said, 'middle', mute, 400, 10))
        .join('') +
      label(330, 30, 200, 36, `fiber from the cable, ${turns}`) +
      label(330, 68, 196, 72, `${splices} protectors, heat-shrink side up`) +
      label(330, 106, 270, 86, 'drum; no fiber inside of it') +
      label(330, 144, 306, 138, 'pigtails or second cable'),
  )

/** The two radii that a cable asks for. */
export const bend: Drawing = ({ outer = '8.6', load = '130', rest = '86' }) =>
  sheet(
    150,
    path('M30 130V90A60 60 0 0 1 90 30H190', ink, 7) +
      path('M30 130V90A60 60 0 0 1 90 30H190', '#fff', 4.6) +
      line(90, 90, 47, 47, mute, 0.8) +
      dot(90, 90, 2, mute, mute) +
      text(98, 94, `R ≥ ${load} mm`, 'start', ink, 600) +
      text(98, 110, 'while it is pulled', 'start', mute) +
      path('M300 130V76A40 40 0 0 1 340 36H440', ink, 7) +
      path('M300 130V76A40 40 0 0 1 340 36H440', '#fff', 4.6) +
      line(340, 76, 312, 48, mute, 0.8) +
      dot(340, 76, 2, mute, mute) +
      text(350, 80, `R ≥ ${rest} mm`, 'start', ink, 600) +
      text(350, 96, 'at rest', 'start', mute) +
      text(200, 26, `cable of ${outer} mm`, 'start', mute),
  )

/** Reference and measurement with one cord. */
export const reference: Drawing = ({ link = 'link under test' }) => {
  const unit = (x: number, y: number, name: string) =>
    box(x, y, 78, 34, ground) + text(x + 39, y + 21, name, 'middle')
  return sheet(
    176,
    text(20, 20, '1  Reference', 'start', ink, 600) +
      unit(20, 32, 'source') +
      unit(400, 32, 'meter') +
      fiber('M98 49C180 20 300 78 400 49') +
      text(250, 66, 'cord 1', 'middle', mute) +
      text(20, 104, '2  Measurement', 'start', ink, 600) +
      unit(20, 116, 'source') +
      unit(400, 116, 'meter') +
      fiber('M98 133h66') +
      fiber('M334 133h66') +
      box(164, 121, 170, 24, '#fff') +
      text(249, 137, link, 'middle') +
      dot(164, 133, 4, light, light) +
      dot(334, 133, 4, light, light) +
      text(131, 152, 'cord 1', 'middle', mute) +
      text(367, 152, 'cord 2', 'middle', mute) +
      text(249, 166, 'the loss shown includes both connections of the link', 'middle', mute),
  )
}

/** A trace and what its steps mean. */
export const trace: Drawing = () =>
  sheet(
    180,
    line(40, 16, 40, 150, ink) +
      line(40, 150, 500, 150, ink) +
      times(5, (i) => line(40, 30 + i * 30, 500, 30 + i * 30, rule, 0.4)) +
      fiber(
        'M40 22L46 40L120 52L124 34L128 62L230 76L231 82L330 94L332 112L420 122L424 92L430 148',
        1.6,
      ) +
      label(150, 24, 124, 36, 'connector: reflection and step') +
      label(240, 62, 231, 78, 'splice: step only') +
      label(345, 92, 333, 106, 'bend: larger step at 1550 nm') +
      label(446, 66, 425, 92, 'end') +
      text(270, 170, 'distance', 'middle', mute) +
      `<g transform="translate(28 90) rotate(-90)">${text(0, 0, 'level, dB', 'middle', mute)}</g>`,
  )

/** Keys and fiber order of an array connection per method B. */
export const mpo: Drawing = ({ fibers = '12' }) => {
  const n = Number(fibers)
  const step = 168 / (n - 1)
  const face = (y: number, flip: boolean) =>
    box(160, y, 210, 44, ground) +
    box(247, flip ? y + 44 : y - 8, 36, 8, light, light) +
    times(
      n,
      (i) =>
        dot(181 + i * step, y + 22, 4, '#fff') +
        text(181 + i * step, y + (flip ? 12 : 40), flip ? n - i : i + 1, 'middle', mute, 400, 8),
    )
  return sheet(
    196,
    face(28, false) +
      face(136, false) +
      times(n, (i) =>
        fiber(
          `M${181 + i * step} 72C${181 + i * step} 104 ${349 - i * step} 104 ${349 - i * step} 136`,
          0.9,
        ),
      ) +
      label(400, 30, 284, 24, 'key up at both ends') +
      label(400, 108, 330, 104, `position 1 arrives at ${fibers}`) +
      label(130, 54, 158, 52, 'end A', 'end') +
      label(130, 162, 158, 160, 'end B', 'end'),
  )
}
