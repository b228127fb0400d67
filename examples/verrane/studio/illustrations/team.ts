import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { circle, ellipse, line, path, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

const width = 1200
const height = 675

/** Places of work, without the people: whoever comes next will sit there. */
export const teamPictures = (kit: Kit): Drawing[] =>
  [
    {
      name: 'workbench',
      title: 'A bench for polishing and inspecting connectors',
      body: bench(kit),
    },
    { name: 'splicing-van', title: 'A splicing van at work beside a pole', body: van(kit) },
    { name: 'drafting-desk', title: 'A drafting desk with the plan of a network', body: desk(kit) },
  ].map(({ name, title, body }) => ({
    file: `storage/stockImages/team/${name}.svg`,
    svg: sheet({ width, height, title, ground: kit.color.ground, body }),
  }))

function bench(kit: Kit): string {
  const drawers = times(
    3,
    (index) =>
      rect(160, 470 + index * 44, 190, 40, 2) + line(235, 490 + index * 44, 275, 490 + index * 44),
  )
  const microscope =
    kit.solid(
      path('M770 440H930V424H770ZM800 424V236C800 214 816 206 834 206H850V424Z') +
        rect(834, 196, 70, 86, 6) +
        path('M850 282H888L880 330H858Z') +
        path('M846 196L822 128L846 120L870 196Z') +
        rect(838, 360, 84, 14, 2),
    ) +
    kit.solid(circle(818, 326, 20)) +
    kit.ink(circle(818, 326, 8))
  const lamp =
    kit.solid(rect(1016, 424, 96, 16, 3)) +
    kit.ink(path('M1064 424L1108 262L960 150'), 3) +
    kit.solid(path('M972 132L944 166L906 176L950 106Z')) +
    kit.ink(circle(1108, 262, 7))
  const polisher =
    kit.solid(rect(420, 372, 250, 68, 6) + ellipse(545, 372, 92, 15)) +
    kit.solid(rect(500, 330, 90, 26, 3) + rect(535, 300, 20, 30)) +
    kit.ink(circle(456, 410, 10) + line(456, 410, 456, 402) + rect(490, 398, 60, 24, 2)) +
    kit.hair(
      strokes(
        ...times(5, (index): Point[] => [
          [566 + index * 16, 400],
          [566 + index * 16, 420],
        ]),
      ),
      'mute',
    )
  const screen =
    kit.solid(
      rect(190, 196, 210, 150, 4) + path('M280 346V424M310 346V424') + rect(246, 424, 98, 16, 2),
    ) +
    kit.ink(circle(295, 271, 54)) +
    kit.hair(
      circle(295, 271, 34) + line(230, 271, 360, 271) + line(295, 206, 295, 336),
      'mute',
      0.75,
    ) +
    kit.fill(circle(295, 271, 6), 'accent')
  return (
    kit.hair(line(60, 602, 1140, 602), 'ink', 1.5) +
    kit.hair(
      strokes(
        [
          [110, 110],
          [740, 110],
        ],
        [
          [110, 116],
          [740, 116],
        ],
      ),
      'mute',
    ) +
    kit.ink(
      times(
        5,
        (index) =>
          circle(450 + index * 62, 148, 24) + line(450 + index * 62, 116, 450 + index * 62, 124),
      ).join(''),
    ) +
    kit.hair(times(5, (index) => circle(450 + index * 62, 148, 15)).join(''), 'mute') +
    screen +
    polisher +
    microscope +
    lamp +
    kit.solid(rect(100, 440, 1040, 22, 2) + path('M120 462V602H140V462ZM1100 462V602H1120V462Z')) +
    kit.solid(drawers.map((body) => body).join('')) +
    kit.light(path('M545 300C545 230 640 210 680 300S760 367 838 367H880V330'), 2.5) +
    kit.ink(path('M900 500V540M880 540H1000V556H880ZM940 556V590M900 602L940 590L980 602'))
  )
}

function van(kit: Kit): string {
  const wheel = (x: number) =>
    kit.solid(circle(x, 536, 52)) + kit.ink(circle(x, 536, 28)) + kit.fill(circle(x, 536, 4))
  const drum =
    kit.solid(circle(226, 528, 60)) +
    kit.ink(circle(226, 528, 30) + circle(226, 528, 7)) +
    kit.hair(times(3, (index) => circle(226, 528, 38 + index * 7)).join(''), 'mute', 0.75)
  return (
    kit.hair(line(40, 588, 1160, 588), 'ink', 1.5) +
    kit.solid(rect(118, 40, 20, 548) + rect(60, 96, 136, 12)) +
    kit.ink(
      strokes(
        [
          [76, 96],
          [76, 82],
        ],
        [
          [180, 96],
          [180, 82],
        ],
      ),
    ) +
    kit.hair(path('M0 78C60 92 200 92 320 60S900 30 1200 46'), 'mute') +
    kit.solid(
      path(
        'M470 536V196C470 178 480 170 498 170H880C940 170 962 190 984 246L1010 316C1070 326 1096 344 1100 390V536Z',
      ),
    ) +
    kit.ink(path('M742 536V190M742 190H870C924 190 940 204 958 250L982 312H742M770 352H800')) +
    kit.hair(path('M470 440H1100M612 170V484'), 'mute', 0.75) +
    kit.solid(path('M470 196L420 90H432L484 178') + rect(1086, 400, 20, 34, 4)) +
    kit.solid(rect(500, 152, 330, 10, 2) + rect(530, 162, 8, 10) + rect(790, 162, 8, 10)) +
    kit.ink(
      strokes(
        [
          [500, 146],
          [830, 146],
        ],
        ...times(9, (index): Point[] => [
          [520 + index * 36, 146],
          [520 + index * 36, 152],
        ]),
      ),
    ) +
    kit.solid(rect(486, 300, 100, 136, 3)) +
    kit.solid(rect(504, 384, 64, 46, 3) + rect(512, 392, 36, 24)) +
    kit.hair(line(486, 344, 586, 344), 'mute') +
    wheel(620) +
    wheel(980) +
    kit.solid(path('M470 470H356V484H470') + path('M366 484V588M380 484V588')) +
    kit.solid(rect(376, 430, 74, 40, 4) + path('M388 430l14-22h22l14 22')) +
    kit.ink(rect(396, 440, 26, 16, 2)) +
    drum +
    kit.solid(rect(100, 196, 56, 96, 8)) +
    kit.light(
      path(
        'M166 528C166 400 150 380 150 340V292M112 292V360C112 420 280 400 330 440S360 450 376 450M450 450C480 450 470 413 504 413',
      ),
      2.5,
    )
  )
}

function desk(kit: Kit): string {
  const houses = times(7, (index): Point => [
    352 + (index % 4) * 120 + (index > 3 ? 60 : 0),
    index > 3 ? 366 : 190,
  ])
  const trunk = 'M262 280H340'
  const branches = houses
    .map(
      ([x, y]) =>
        `M340 280H${x - 20}C${x} 280 ${x} 280 ${x} ${y > 280 ? 300 : 260}V${y > 280 ? y - 18 : y + 18}`,
    )
    .join('')
  return (
    kit.hair(line(60, 628, 1140, 628), 'ink', 1.5) +
    kit.solid(path('M300 628L420 470H780L900 628H876L764 486H436L324 628Z')) +
    kit.solid(rect(200, 100, 800, 380, 4)) +
    kit.solid(rect(232, 126, 640, 328, 1)) +
    kit.hair(
      strokes(
        ...times(10, (index): Point[] => [
          [232 + index * 64, 126],
          [232 + index * 64, 132],
        ]),
      ),
      'mute',
    ) +
    kit.hair(
      path(
        'M262 150H842M262 236H842M262 324H842M262 410H842M296 140V440M410 140V440M530 140V440M650 140V440M770 140V440',
      ),
      'rule',
      6,
    ) +
    kit.light(path(trunk + branches), 2.5) +
    kit.solid(
      houses
        .map(([x, y]) =>
          path(`M${x - 17} ${y + 17}V${y - 6}L${x} ${y - 20}L${x + 17} ${y - 6}V${y + 17}Z`),
        )
        .join(''),
    ) +
    kit.solid(rect(236, 260, 34, 40, 2)) +
    kit.solid(rect(700, 402, 160, 44)) +
    kit.hair(
      strokes(
        [
          [700, 416],
          [860, 416],
        ],
        [
          [700, 431],
          [860, 431],
        ],
        [
          [770, 402],
          [770, 446],
        ],
      ),
      'ink',
      0.75,
    ) +
    kit.solid(rect(190, 476, 820, 14, 2)) +
    kit.solid(path('M892 150H968V170H912V440H892Z'), 1) +
    kit.hair(
      strokes(
        ...times(25, (index): Point[] => [
          [892, 180 + index * 10],
          [index % 5 ? 898 : 903, 180 + index * 10],
        ]),
      ),
      'ink',
      0.75,
    ) +
    kit.ink(path('M948 100L1012 58L934 30'), 3) +
    kit.solid(path('M930 14L946 40L896 74L866 44Z')) +
    kit.solid(path('M1010 628V540H1120V628') + rect(996, 528, 138, 12, 2)) +
    kit.solid(times(3, (index) => circle(1030 + index * 35, 512, 15)).join(''))
  )
}
