/** Where a building block stands: millimetres, and radians about each axis. */
type Place = { at?: number[]; rot?: number[]; size?: number }

type Turned = Place & { axis?: string; seg?: number; crease?: number }
type Round = Turned & { chamfer?: number; top?: number }
type Box = Place & { r?: number; seg?: number }
type Nut = Place & { sides?: number; axis?: string; bore?: number }
type Sheet = Place & { holes?: object[]; bevel?: number; seg?: number; curve?: number }
type Cable = { seg?: number; sides?: number; tension?: number; closed?: boolean }
type Drawn = Place & { perMm?: number; lit?: boolean; roughness?: number; solid?: boolean }
type Print = Place & {
  color?: string
  ground?: string
  size?: number
  weight?: number
  align?: string
  roughness?: number
  scale?: number
  lit?: boolean
}
type Mark = Omit<Print, 'size'> & { width?: number; size?: number }
type Plug = { cableD?: number; uniboot?: boolean; fibers?: number; male?: boolean }

/** A film's darkroom: polygons in grey, and loops whose end meets their beginning. */
type Face = {
  edge?: number
  normal?: number[]
  bias?: number
  flatLit?: boolean
  both?: boolean
  alpha?: number
}
type Loop = {
  seconds: number
  fps?: number
  lens: (p: number) => { from: number[]; to: number[]; fov?: number; centre?: number[] }
  paint: (pen: any, p: number, lens: any) => void
  ground?: (x: number, y: number) => number[]
  quiet?: number[]
  least?: number
  fog?: object
  develop?: object
}

/** A product's fields as its document has them: a model reads what it needs, and guesses the rest. */
type Attributes = Record<string, any>

/** What the pages offer to the programs that drive them. */
declare var shoot: (job: {
  kind: string
  view: string
  attributes: Attributes
  frames?: number
}) => Promise<{ png: string; used: string[] }>
declare var model: (job: {
  kind: string
  view: string
  attributes: Attributes
  name: string
  body: string
}) => Promise<{ glb: string; used: string[] }>
declare var studioReady: boolean
declare var drawFrames: (first: number, count: number) => Promise<boolean[]>
declare var filmInfo: { seconds: number; fps: number; steps: object[] }
declare var arrange: (blocks: {
  firstPage: number
  order: string[]
  flexible: string[]
  leaveOut: string[]
}) => string[]
declare var showFirstPage: (firstPage: number) => void

// The root's types of three are for the site; the studio's modules say their own in comments.
declare module 'three'
