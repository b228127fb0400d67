import { drawingSize } from '#domain/catalogue/outline.ts'
import type { DrawingView } from './drawing-views.ts'

/** In pixels. `room` is for the dimensions below the views and to their left. */
export type Sheet = {
  width: number
  height: number
  room: { left: number; right: number; top: number; bottom: number }
}

export const pageSheet: Sheet = {
  ...drawingSize,
  room: { left: 126, right: 24, top: 20, bottom: 52 },
}
export const fullSheet: Sheet = {
  width: 960,
  height: 720,
  room: { left: 210, right: 40, top: 36, bottom: 64 },
}

/** Keeps a sheet of metal or a long cord visible: such a drawing is not to scale. */
const minimumPixels = 5

/** Views in one scale, in the middle of a sheet: in pixels, with y downward as SVG has it. */
export function placeViews(views: readonly DrawingView[], { room, ...sheet }: Sheet) {
  const right = Math.max(...views.map(({ x, width }) => x + width))
  const top = Math.max(...views.map(({ y, height }) => y + height))
  const free = {
    width: sheet.width - room.left - room.right,
    height: sheet.height - room.top - room.bottom,
  }
  const scale = Math.min(free.width / right, free.height / top)
  const originX = room.left + (free.width - right * scale) / 2
  const originY = room.top + (free.height + top * scale) / 2
  return views.map((view): DrawingView => {
    const height = Math.max(minimumPixels, view.height * scale)
    return {
      ...view,
      x: originX + view.x * scale,
      y: originY - view.y * scale - height,
      width: Math.max(minimumPixels, view.width * scale),
      height,
    }
  })
}
