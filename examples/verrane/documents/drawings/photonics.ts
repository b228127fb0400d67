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
  sheet,
  text,
  times,
  upright,
} from './kit.ts'
import type { Drawing } from './kit.ts'

/** Two collimators face to face, and the screws that bring them in line. */
export const collimators: Drawing = ({ distance = '1,500', beam = '2.1' }) =>
  sheet(
    160,
    [50, 370]
      .map(
        (x) =>
          box(x, 52, 90, 40, ground) +
          box(x + 30, 30, 26, 84, '#fff') +
          dot(x + 43, 38, 3, light, light) +
          dot(x + 43, 106, 3, light, light) +
          line(x + 43, 114, x + 43, 140, ink, 3),
      )
      .join('') +
      fiber('M10 72H50') +
      fiber('M460 72H510') +
      path('M140 66C220 70 290 70 370 66V78C290 74 220 74 140 78z', light, 0.8, '#fbeeea') +
      across(140, 370, 134, `${distance} mm at most`) +
      label(186, 30, 96, 38, 'tip and tilt, fine thread') +
      text(255, 100, `beam ${beam} mm`, 'middle', mute),
  )

/** A photodiode on its bias. */
export const photodiode: Drawing = ({ bias = '−5 V', resistor = '1 kΩ', capacitor = '100 nF' }) =>
  sheet(
    190,
    text(40, 30, `bias ${bias}`, 'start', ink, 600) +
      line(40, 40, 90, 40) +
      box(90, 33, 44, 14, ground) +
      text(112, 26, resistor, 'middle', mute) +
      line(134, 40, 240, 40) +
      line(180, 40, 180, 66) +
      line(168, 66, 192, 66, ink, 2) +
      line(168, 74, 192, 74, ink, 2) +
      line(180, 74, 180, 104) +
      line(168, 104, 192, 104) +
      text(160, 74, capacitor, 'end', mute) +
      line(240, 40, 240, 60) +
      path('M226 84h28l-14 -24z', ink, 1.2, '#fff') +
      line(226, 60, 254, 60, ink, 1.6) +
      line(240, 84, 240, 120) +
      fiber('M300 60l-34 8m8 -6l-8 6l9 4', 1.4) +
      fiber('M304 76l-34 8m8 -6l-8 6l9 4', 1.4) +
      line(240, 120, 320, 120) +
      path('M320 96v48l52 -24z', ink, 1.2, ground) +
      line(372, 120, 420, 120) +
      text(426, 124, 'signal out') +
      path('M300 120V166H390V120', mute, 1) +
      box(326, 160, 40, 12, '#fff', mute) +
      text(346, 156, 'feedback', 'middle', mute, 400, 9) +
      label(110, 160, 178, 76, 'within 2 mm of the cathode pin', 'middle') +
      text(312, 62, 'light', 'start', light),
  )

/** Fiber and gradient-index lens, with the gap between them. */
export const grin: Drawing = ({ gap = '0.24', length = '4.43', diameter = '1.8', angle = '8' }) =>
  sheet(
    176,
    box(40, 40, 420, 84, '#fff', mute) +
      path('M60 60H168L178 104H60z', ink, 1, ground) +
      path(`M${angle === '0' ? '204 60H372V104H204' : '196 60H372V104H206'}z`, ink, 1, ground) +
      fiber('M14 82H172', 2.2) +
      path('M174 82C250 56 330 66 372 68H500M174 82C250 108 330 98 372 96H500', light, 0.9) +
      across(176, 202, 24, `${gap} mm`) +
      across(202, 372, 142, `${length} mm`) +
      upright(382, 60, 104, `${diameter} mm`) +
      label(90, 164, 60, 122, 'glass sleeve, clear of adhesive on the path') +
      text(115, 96, 'ferrule', 'middle', mute) +
      text(290, 88, 'GRIN lens', 'middle', mute),
  )

/** A tubular component in its tray. */
export const tube: Drawing = ({ radius = '15', length = '54' }) =>
  sheet(
    160,
    box(20, 16, 480, 120, '#fff', mute, 10) +
      box(190, 62, 120, 18, ground, ink, 6) +
      path('M236 71h28m-6 -4l6 4l-6 4', ink, 1.2) +
      box(206, 52, 16, 38, 'none', light) +
      box(278, 52, 16, 38, 'none', light) +
      fiber('M190 71H120A30 30 0 0 0 120 116H190') +
      fiber('M310 71H400A22.5 22.5 0 0 0 400 26H330') +
      line(120, 94, 104, 78, mute, 0.7) +
      text(124, 98, `R ≥ ${radius} mm`, 'start', mute) +
      across(190, 310, 46, `${length} mm`) +
      label(330, 112, 292, 88, 'clips, no adhesive on the fiber') +
      label(330, 130, 250, 76, 'arrow: forward direction'),
  )

/** The expanded-beam coupler between a photonic chip and an array of fibers. */
export const coupler: Drawing = () =>
  sheet(
    236,
    box(30, 150, 180, 30, ground) +
      text(120, 169, 'photonic chip', 'middle') +
      box(30, 180, 460, 20, '#fff', mute) +
      text(260, 194, 'package substrate', 'middle', mute) +
      box(210, 96, 52, 84, ground) +
      box(300, 96, 52, 84, ground) +
      times(5, (i) =>
        path(`M262 ${104 + i * 14}a6 5 0 0 1 0 10M300 ${104 + i * 14}a6 5 0 0 0 0 10`, light, 1.2),
      ) +
      times(5, (i) => path(`M266 ${105 + i * 14}h30v8h-30z`, light, 0.5, '#fbeeea')) +
      times(5, (i) => fiber(`M352 ${109 + i * 14}H500`, 1)) +
      times(5, (i) =>
        fiber(`M210 ${109 + i * 14}C170 ${109 + i * 14} 170 146 ${140 - i * 12} 150`, 0.8),
      ) +
      line(222, 82, 340, 82, green, 3) +
      dot(236, 82, 5, '#fff', green) +
      dot(326, 82, 5, '#fff', green) +
      label(150, 62, 228, 100, 'lens block bonded to the chip', 'middle') +
      label(281, 24, 281, 108, 'beams of 50 µm cross an air gap', 'middle') +
      label(380, 62, 326, 82, 'two pins locate to 5 µm') +
      label(380, 92, 346, 104, 'lens block of the plug, 12 fibers') +
      across(262, 300, 218, '1.0 mm'),
  )

/** A probe's tip. */
export const probe: Drawing = ({ working = '2.0', diameter = '0.9' }) =>
  sheet(
    150,
    box(30, 56, 330, 34, '#fff', mute, 12) +
      box(60, 66, 150, 14, ground) +
      box(210, 66, 46, 14, '#fff') +
      path('M256 66h40l14 14h-54z', ink, 1, ground) +
      fiber('M10 73H210', 2) +
      path('M210 73L256 68H302L296 118M210 73L256 78H308L296 118', light, 0.9) +
      dot(296, 118, 2, light, light) +
      upright(330, 90, 118, `${working} mm from the sheath`) +
      upright(376, 56, 90, `${diameter} mm with sheath`) +
      label(150, 30, 136, 70, 'single-mode fiber') +
      label(250, 30, 232, 70, 'spacer') +
      label(330, 30, 284, 72, 'GRIN fiber, face at 48°'),
  )
