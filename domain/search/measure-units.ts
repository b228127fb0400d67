/** A unit by what it measures and how many base units it is. */
type Unit = { dimension: string; factor: number; offset?: number }

/** Folded symbols: lower case, µ as u. Names of units are in the language packs. */
const units = new Map<string, Unit>(
  (
    [
      ['nm', 'length', 1e-9],
      ['um', 'length', 1e-6],
      ['mm', 'length', 1e-3],
      ['cm', 'length', 1e-2],
      ['m', 'length', 1],
      ['km', 'length', 1e3],
      ['in', 'length', 0.0254],
      ['"', 'length', 0.0254],
      ['ft', 'length', 0.3048],
      ["'", 'length', 0.3048],
      ['yd', 'length', 0.9144],
      ['mi', 'length', 1609.344],
      ['oz', 'mass', 0.028349523],
      ['lb', 'mass', 0.45359237],
      ['kg', 'mass', 1],
      ['g', 'mass', 1e-3],
      ['mg', 'mass', 1e-6],
      ['t', 'mass', 1e3],
      ['°c', 'temperature', 1],
      ['c', 'temperature', 1],
      ['°f', 'temperature', 5 / 9, 32],
      ['f', 'temperature', 5 / 9, 32],
      ['hz', 'frequency', 1],
      ['khz', 'frequency', 1e3],
      ['mhz', 'frequency', 1e6],
      ['ghz', 'frequency', 1e9],
      ['thz', 'frequency', 1e12],
      ['uw', 'power', 1e-6],
      ['mw', 'power', 1e-3],
      ['w', 'power', 1],
      ['kw', 'power', 1e3],
      ['db', 'decibel', 1],
      ['dbm', 'level', 1],
      ['ms', 'time', 1 / 3.6e6],
      ['ns', 'time', 1 / 3.6e12],
      ['s', 'time', 1 / 3600],
      ['h', 'time', 1],
      ['v', 'voltage', 1],
      ['mv', 'voltage', 1e-3],
      ['kv', 'voltage', 1e3],
      ['a', 'current', 1],
      ['ma', 'current', 1e-3],
      ['ua', 'current', 1e-6],
      ['na', 'current', 1e-9],
      ['a/w', 'responsivity', 1],
      ['gb/s', 'rate', 1e9],
      ['bar', 'pressure', 1e5],
      ['mbar', 'pressure', 100],
      ['psi', 'pressure', 6894.757],
      ['pa', 'pressure', 1],
      ['kpa', 'pressure', 1e3],
      ['mpa', 'pressure', 1e6],
      ['n', 'force', 1],
      ['kn', 'force', 1e3],
      ['l', 'volume', 1],
      ['ml', 'volume', 1e-3],
      ['m3/h', 'flow', 1],
      ['mrad', 'angle', 1],
      ['%', 'share', 1],
    ] as [string, string, number, number?][]
  ).map(([symbol, dimension, factor, offset]) => [
    symbol,
    { dimension, factor, ...(offset !== undefined && { offset }) },
  ]),
)

/** A unit of the records as texts are read. */
export const foldUnit = (unit = ''): string =>
  unit.toLowerCase().replace(/[µμ]/g, 'u').replace('³', '3')

/** Length, mass and so on; what no scale has is a dimension by itself where it holds a slash. */
export function dimensionOf(unit: string): string | undefined {
  return units.get(unit)?.dimension ?? (/\S\/\S/.test(unit) ? unit : undefined)
}

/** Whether a unit of length is too small for the size of a thing: it measures light. */
export const isFineUnit = (unit: string): boolean =>
  units.get(unit)?.dimension === 'length' && units.get(unit)!.factor < 1e-7

/** A number of one unit in another of the same dimension; undefined where they differ. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value
  const [a, b] = [units.get(from), units.get(to)]
  if (!a || a.dimension !== b?.dimension) return undefined
  const base = (value - (a.offset ?? 0)) * a.factor
  return Number((base / b.factor + (b.offset ?? 0)).toPrecision(9))
}

const symbols: Record<string, string> = {
  hz: 'Hz',
  khz: 'kHz',
  mhz: 'MHz',
  ghz: 'GHz',
  thz: 'THz',
  uw: 'µW',
  mw: 'mW',
  w: 'W',
  kw: 'kW',
  db: 'dB',
  dbm: 'dBm',
  v: 'V',
  mv: 'mV',
  kv: 'kV',
  um: 'µm',
  na: 'nA',
  ua: 'µA',
  ma: 'mA',
  a: 'A',
  'a/w': 'A/W',
  n: 'N',
  kn: 'kN',
  pa: 'Pa',
  kpa: 'kPa',
  mpa: 'MPa',
  l: 'L',
  '"': 'in',
  "'": 'ft',
  '°c': '°C',
  c: '°C',
  '°f': '°F',
  f: '°F',
}

/** A folded unit as it is written: 'w' is W. */
export const symbolOf = (unit: string): string => symbols[unit] ?? unit
