import * as THREE from 'three'

const cache = new Map()

function make(name, options, Type = THREE.MeshStandardMaterial) {
  const id = `${name}${JSON.stringify(options)}`
  if (!cache.has(id)) cache.set(id, new Type(options))
  return cache.get(id)
}

export const plastic = (color, roughness = 0.42) =>
  make('plastic', { color, roughness, envMapIntensity: 0.8 })
export const gloss = (color) => make('gloss', { color, roughness: 0.18, envMapIntensity: 0.9 })
export const rubber = (color = 0x1b1c1e) =>
  make('rubber', { color, roughness: 0.72, envMapIntensity: 0.6 })
export const painted = (color = 0x1d1f22) =>
  make('painted', { color, roughness: 0.62, envMapIntensity: 0.6 })
export const jacket = (color) =>
  make('jacket', { color, roughness: 0.5, envMapIntensity: 0.55, side: THREE.DoubleSide })
export const metal = (color, roughness = 0.3) =>
  make('metal', { color, roughness, metalness: 1, side: THREE.DoubleSide })
export const dark = () => make('dark', { color: 0x08090a, roughness: 0.9, envMapIntensity: 0.08 })
export const shade = (color) =>
  make('shade', { color, roughness: 0.9, envMapIntensity: 0.12, side: THREE.DoubleSide })
export const glow = (color) => make('glow', { color }, THREE.MeshBasicMaterial)
export const clear = (color = 0xf4f7f8, opacity = 0.28, roughness = 0.12) =>
  make('clear', {
    color,
    roughness,
    transparent: true,
    opacity,
    depthWrite: false,
    side: THREE.DoubleSide,
    envMapIntensity: 0.7,
  })

export const steel = () => metal(0xb9bcbf, 0.3)
export const zinc = () => metal(0x9fa3a7, 0.42)
export const aluminium = () => metal(0xc9cbcd, 0.38)
export const nickel = () => metal(0xc8c4bb, 0.2)
export const brass = () => metal(0xc9a45c, 0.28)
export const gold = () => metal(0xe2b253, 0.2)
export const ceramic = () => gloss(0xf5f3ec)

/** Colours after TIA-598-D (fibers and jackets) and the customs of connector makers. */
export const hues = {
  blue: 0x1660c4,
  green: 0x1f9a4c,
  aqua: 0x16a9ad,
  lime: 0x97c11f,
  violet: 0xb23a86,
  beige: 0xd8c9a3,
  yellow: 0xf2be14,
  orange: 0xe8761c,
  black: 0x1b1c1f,
  white: 0xe9e8e3,
  grey: 0x8c9196,
  light: 0xd3d4d1,
  graphite: 0x2b2f34,
  accent: 0xd94829,
  slate: 0x596068,
  red: 0xc8321f,
  brown: 0x6d4526,
  rose: 0xe08aa2,
}

/** The twelve fiber colours in their order. */
export const fiberColors = [
  0x1660c4, 0xe8761c, 0x1f9a4c, 0x6d4526, 0x7d8388, 0xe9e8e3, 0xc8321f, 0x1b1c1f, 0xf2be14,
  0x7a3f9c, 0xe08aa2, 0x2fb5b8,
]

const named = {
  Yellow: hues.yellow,
  Aqua: hues.aqua,
  'Lime green': hues.lime,
  Blue: hues.blue,
  Green: hues.green,
  Black: hues.black,
  White: hues.white,
  Gray: hues.grey,
  Beige: hues.beige,
  Silver: 0xb9bcbf,
  'Erika violet': hues.violet,
  Orange: hues.orange,
}
export const colorNamed = (name, otherwise) => named[name] ?? otherwise

/** Body colour of a connector or adapter: what a technician reads fiber type and polish from. */
export function connectorColor(/** @type {Attributes} */ { polish, fiberType = '', mode, color }) {
  if (/OM5/.test(fiberType)) return hues.lime
  if (color === 'Erika violet') return hues.violet
  if (/OM[34]/.test(fiberType)) return hues.aqua
  if (mode === 'Multimode') return hues.beige
  return polish === 'APC' ? hues.green : hues.blue
}

/** Jacket colour: the document's own colour first, else the colour of the fiber type. */
export function jacketColor(
  /** @type {Attributes} */ { fiberType = '', mode, color, jacket: kind = '' },
) {
  if (/outdoor/i.test(kind) && !/riser/i.test(kind)) return hues.black
  if (
    ['Yellow', 'Aqua', 'Lime green', 'Erika violet', 'Orange', 'Blue', 'Black', 'White'].includes(
      color,
    )
  )
    return named[color]
  if (/OM5/.test(fiberType)) return hues.lime
  if (/OM[34]/.test(fiberType)) return hues.aqua
  if (/^PM|Polarization/.test(`${fiberType}${mode}`)) return 0x2668b8
  return mode === 'Multimode' || /62\.5|105|200/.test(fiberType) ? hues.orange : hues.yellow
}
