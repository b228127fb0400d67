/** A point on a product's first picture with what is to be seen there. */
export type Hotspot = {
  /** From the picture's left edge and top edge, in percent. */
  x: number
  y: number
  title: string
  text: string
}
