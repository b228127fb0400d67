// What the neutral company sells, in the order of its list: families first, then ranks. Written
// down from test/company/catalogue, not computed: it is what the site must agree with.

export const brass = [
  'ball-valve-dn8',
  'ball-valve-dn10',
  'ball-valve-dn15',
  'ball-valve-dn20',
  'ball-valve-dn25',
  'ball-valve-dn32',
  'ball-valve-dn40',
  'ball-valve-dn50',
]
export const stainless = [
  'ball-valve-stainless-dn15',
  'ball-valve-stainless-dn20',
  'ball-valve-stainless-dn25',
  'ball-valve-stainless-dn40',
]
export const gasValves = ['gas-valve-dn15', 'gas-valve-dn20', 'gas-valve-dn25']
export const threeWay = [
  'three-way-valve-l-dn15',
  'three-way-valve-l-dn25',
  'three-way-valve-t-dn25',
]
export const bourdon = ['gauge-63', 'gauge-63-dry', 'gauge-100', 'gauge-100-hydraulic', 'gauge-160']
export const diaphragm = ['gauge-diaphragm-100', 'gauge-diaphragm-63']
export const digital = ['gauge-digital-80', 'gauge-digital-80-wireless']
export const spares = ['seat-kit-dn15', 'seat-kit-dn25', 'stem-packing-set']

export const valves = [...brass, ...stainless, ...gasValves, ...threeWay]
export const gauges = [...bourdon, ...diaphragm, ...digital]
/** All that the list of products shows; one seat kit has no rank and stands in its family alone. */
export const listed = [...valves, ...gauges, ...spares]

/** Of brass, and whose texts say 'lever'. */
export const brassWithLever = [
  'ball-valve-dn8',
  'ball-valve-dn15',
  'ball-valve-dn25',
  'ball-valve-dn32',
  ...gasValves,
]
/** Of stainless steel, and listed. */
export const ofStainlessSteel = [
  ...stainless,
  ...threeWay,
  'gauge-100',
  'gauge-100-hydraulic',
  'gauge-160',
  'gauge-diaphragm-100',
  ...digital,
]
/** What may meet water: all but gas valves and diaphragms. */
export const forWater = [...brass, ...stainless, ...threeWay, ...bourdon, ...digital, ...spares]
/** By pressure, highest first; what states none comes last, in the list's own order. */
export const byPressure = [
  ['ball-valve-dn8', 'ball-valve-dn10', 'ball-valve-stainless-dn15', 'ball-valve-stainless-dn20'],
  ['ball-valve-stainless-dn25', 'ball-valve-stainless-dn40'],
  ['ball-valve-dn15', 'ball-valve-dn20', ...threeWay],
  ['ball-valve-dn25', 'ball-valve-dn32', 'ball-valve-dn40'],
  ['ball-valve-dn50'],
  gasValves,
  gauges,
  spares,
].flat()
