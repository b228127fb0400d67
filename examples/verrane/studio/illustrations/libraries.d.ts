/** The little of fontkit and topojson-client that the drawings use; neither ships types. */
declare module 'fontkit' {
  export type Command = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export type Glyph = {
    id: number
    path: { commands: Command[] }
  }
  export type Run = {
    glyphs: Glyph[]
    /** In font units. */
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  export type Font = {
    unitsPerEm: number
    layout(text: string, features?: Record<string, boolean>): Run
  }
  export function create(buffer: Buffer): Font
}

declare module 'topojson-client' {
  /** Natural Earth's land is one collection of one multi-polygon: polygons of rings of places. */
  export function feature(
    topology: unknown,
    object: unknown,
  ): { features: { geometry: { coordinates: [longitude: number, latitude: number][][][] } }[] }
}
