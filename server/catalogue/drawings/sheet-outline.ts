import type { Size } from '#domain/catalogue/size.ts'
import type { OutlineView } from './outline-views.ts'
import { sheetViews } from './sheet-views.ts'

/** Of a drawing with all views, in pixels. */
export const sheetSize = { width: 960, height: 720 }

/** Room for what is written below and to the left. */
const room = { left: 210, right: 40, top: 36, bottom: 64 }
/** A sheet of metal or a long cord is still seen: such a drawing is not to scale. */
const thinnest = 5

/** Front, top and side in one scale, in the middle of the sheet, downward as SVG has it. */
export function sheetOutline(size: Size): OutlineView[] {
  const views = sheetViews(size)
  const right = Math.max(...views.map(({ x, width }) => x + width))
  const top = Math.max(...views.map(({ y, height }) => y + height))
  const free = {
    width: sheetSize.width - room.left - room.right,
    height: sheetSize.height - room.top - room.bottom,
  }
  const scale = Math.min(free.width / right, free.height / top)
  const from = {
    x: room.left + (free.width - right * scale) / 2,
    y: room.top + (free.height + top * scale) / 2,
  }
  return views.map(({ shape, x, y, width, height, below, left }) => {
    const tall = Math.max(thinnest, height * scale)
    return {
      shape,
      x: from.x + x * scale,
      y: from.y - y * scale - tall,
      width: Math.max(thinnest, width * scale),
      height: tall,
      ...(below && { below }),
      ...(left && { left }),
    }
  })
}
