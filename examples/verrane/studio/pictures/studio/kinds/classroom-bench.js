import { group, spread } from '../parts/core.js'
import { spliceTray } from '../parts/trays.js'
import { cordAt, table } from './laptop-trace.js'
import { splicer } from './splice-bench.js'

/** Training: three workplaces with splicer, tray and cord. */
export function classroomBench(attributes, view) {
  const place = (x, index) =>
    group(
      [
        table(270, 320),
        splicer({ at: [0, 0, -50], size: 1.2 }),
        group(
          [
            spliceTray({
              width: 170,
              depth: 104,
              splices: 12,
              color: index % 2 ? 0xdcdcd7 : 0xcfd6da,
            }),
          ],
          { at: [-38, 0, 92] },
        ),
        cordAt({ at: [88, 0, 92], size: 0.42 }),
      ],
      { at: [x, 0, 0] },
    )
  const many = view === 'detail' ? 1 : 2
  return {
    model: group(spread(many, 280).map(place)),
    azimuth: view === 'open' ? -24 : 22,
    elevation: view === 'detail' ? 30 : 26,
    fill: 0.88,
  }
}
