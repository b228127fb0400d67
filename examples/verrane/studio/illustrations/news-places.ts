import type { Kit } from './kit.ts'
import { circle, line, path, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

export function works(kit: Kit): string {
  const roof = `M300 560V430${times(6, (index) => `V350L${410 + index * 110} 430`).join('')}V560Z`
  return (
    kit.hair(line(0, 560, 1200, 560), 'ink', 1.5) +
    kit.solid(path('M1010 560V120H1110V560') + rect(1000, 104, 120, 16)) +
    kit.hair(
      strokes(
        ...times(7, (index): Point[] => [
          [1030, 180 + index * 52],
          [1090, 180 + index * 52],
        ]),
      ),
      'mute',
    ) +
    kit.solid(path('M150 560L164 150H206L220 560Z') + rect(158, 138, 54, 12)) +
    kit.hair(
      strokes(
        [
          [162, 206],
          [208, 206],
        ],
        [
          [161, 222],
          [209, 222],
        ],
      ),
      'mute',
    ) +
    kit.solid(path(roof)) +
    kit.hair(
      strokes(
        ...times(6, (index): Point[] => [
          [300 + index * 110 + 14, 420],
          [300 + index * 110 + 14, 368],
        ]),
      ),
      'mute',
    ) +
    kit.solid(
      times(5, (index) => rect(340 + index * 116, 470, 70, 44)).join('') + rect(920, 470, 56, 90),
    ) +
    kit.light(path('M1060 120V530C1060 575 1040 610 1000 610H0'), 2.5)
  )
}

export function event(kit: Kit): string {
  const blocks: string[] = []
  const inner: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 5; column++) {
      const x = 190 + column * 172
      const y = 120 + row * 158
      if (row === 1 && column === 3) continue
      const wide = (row + column) % 3 === 0
      blocks.push(
        wide ? rect(x, y, 132, 106, 2) : rect(x, y, 60, 106, 2) + rect(x + 72, y, 60, 106, 2),
      )
      inner.push(
        wide
          ? rect(x + 44, y + 36, 44, 34)
          : line(x, y + 52, x + 60, y + 52) + line(x + 72, y + 70, x + 132, y + 70),
      )
    }
  }
  return (
    kit.fill(rect(130, 70, 960, 535), 'paper') +
    kit.ink(path('M610 640V605H130V70H1090V605H690V640'), 2) +
    kit.ink(blocks.join('')) +
    kit.hair(inner.join(''), 'mute', 0.75) +
    kit.solid(rect(706, 278, 132, 106, 2), 3) +
    kit.hair(
      strokes(
        ...times(12, (index): Point[] => [
          [150 + index * 80, 70],
          [150 + index * 80, 82],
        ]),
      ),
      'mute',
    ) +
    kit.light(path('M650 675V580C650 556 690 556 690 530V360C690 331 700 331 740 331'), 3) +
    kit.fill(circle(752, 331, 9), 'accent')
  )
}

export function trailer(kit: Kit): string {
  const wheel = (x: number) =>
    kit.solid(circle(x, 520, 46)) + kit.ink(circle(x, 520, 20)) + kit.fill(circle(x, 520, 4))
  return (
    kit.hair(line(60, 566, 1140, 566), 'ink', 1.5) +
    kit.solid(rect(170, 150, 800, 350, 6)) +
    kit.solid(
      path('M970 470H1080L1100 486V500H970') + rect(1086, 500, 14, 66) + path('M1100 486l26-8v16z'),
    ) +
    kit.solid(path('M240 150L214 84H826L800 150Z') + rect(240, 190, 560, 260, 2)) +
    kit.solid(
      rect(280, 206, 110, 244) + rect(452, 350, 150, 10) + path('M466 360V450M588 360V450'),
    ) +
    kit.ink(times(9, (index) => rect(290, 218 + index * 25, 90, 17, 1)).join(''), 1) +
    kit.solid(rect(496, 318, 60, 32, 3) + path('M506 318l10-14h20l10 14')) +
    kit.solid(rect(690, 190, 20, 260) + path('M650 232H750V242H650Z') + rect(716, 300, 44, 64, 3)) +
    kit.solid(rect(850, 220, 84, 280, 2)) +
    kit.ink(circle(862, 366, 4)) +
    kit.hair(
      strokes([
        [170, 470],
        [850, 470],
      ]),
      'mute',
    ) +
    wheel(420) +
    wheel(530) +
    kit.light(
      path(
        'M380 226C430 226 420 336 496 336M556 336C640 336 640 228 690 228M710 228C736 228 738 270 738 300M738 364C738 440 840 400 970 400H1200',
      ),
      2.5,
    )
  )
}
