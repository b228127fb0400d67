import { readSize, type Size } from './size.ts'

/** Of every outline drawing, in pixels: pages leave room for it before it is there. */
export const drawingSize = { width: 480, height: 360 }

/**
 * The field `size` as stored where it is enough to draw: two sides of a box, or the diameter and
 * the length of a cylinder, which lies along its depth or stands along its height. Else undefined.
 */
export function outlineOf(stored: unknown): Size | undefined {
  const { size } = readSize(stored)
  if (!size) return undefined
  const { width, height, depth, diameter } = size
  const isCylinder = diameter && (depth ?? height)
  return isCylinder || [width, height, depth].filter(Boolean).length > 1 ? size : undefined
}
