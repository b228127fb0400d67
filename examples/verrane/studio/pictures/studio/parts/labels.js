import * as THREE from 'three'
import { mesh } from './core.js'

/**
 * Print on a product: a plane facing +z, `width` × `height` mm, holding lines of text.
 * A line is a string or { text, size (mm), weight, align, color, x, y (mm from the top left) }.
 */
export function print(
  lines,
  width,
  height,
  /** @type {Print} */ {
    color = '#e9e9e4',
    ground,
    size = 4,
    weight = 500,
    align = 'left',
    roughness = 0.6,
    scale,
    ...place
  } = {},
) {
  const perMm = scale ?? Math.min(28, 2048 / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * perMm)
  canvas.height = Math.ceil(height * perMm)
  const pen = canvas.getContext('2d')
  if (ground) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  const list = [lines].flat()
  list.forEach((entry, index) => {
    const line = typeof entry === 'string' ? { text: entry } : entry
    const side = line.align ?? align
    const lineSize = line.size ?? size
    pen.font = `${line.weight ?? weight} ${lineSize * perMm}px "Instrument Sans"`
    pen.fillStyle = line.color ?? color
    pen.textAlign = side
    pen.textBaseline = 'middle'
    const across =
      line.x ??
      (side === 'left' ? lineSize * 0.3 : side === 'right' ? width - lineSize * 0.3 : width / 2)
    const down = line.y ?? (height * (index + 0.5)) / list.length
    pen.fillText(
      line.text,
      across * perMm,
      down * perMm,
      (width - (side === 'left' ? across : 0)) * perMm,
    )
  })
  return picture(canvas, width, height, { roughness, solid: Boolean(ground), ...place })
}

/** A drawing made by `draw(pen, pixelsWide, pixelsHigh)` on a plane facing +z; `lit` for screens. */
export function drawn(
  width,
  height,
  draw,
  /** @type {Drawn} */ { perMm = Math.min(20, 1400 / Math.max(width, height)), ...place } = {},
) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * perMm)
  canvas.height = Math.ceil(height * perMm)
  draw(canvas.getContext('2d'), canvas.width, canvas.height)
  return picture(canvas, width, height, { solid: true, ...place })
}

function picture(canvas, width, height, { roughness = 0.6, solid, lit = false, ...place }) {
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  map.anisotropy = 8
  const options = {
    map,
    transparent: !solid,
    depthWrite: Boolean(solid),
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  }
  const material = lit
    ? new THREE.MeshBasicMaterial(options)
    : new THREE.MeshStandardMaterial({ ...options, roughness, envMapIntensity: 0.6 })
  const node = mesh(new THREE.PlaneGeometry(width, height), material, place)
  node.userData.noShadow = !solid
  return node
}

/** The maker's mark and a part number, as printed on most housings. */
export function mark(
  partNumber,
  /** @type {Mark} */ { width = 60, size = 5, color = '#e9e9e4', ...place } = {},
) {
  const lines = [{ text: 'Verrane', size, weight: 650, y: size * 0.75, x: 0.2 }]
  if (partNumber)
    lines.push({ text: partNumber, size: size * 0.6, weight: 450, y: size * 1.75, x: 0.2 })
  return print(lines, width, size * 2.4, { color, ...place })
}

export const smallMark = (width, size, place) =>
  print([{ text: 'Verrane', size, weight: 650 }], width, size * 1.5, place)
