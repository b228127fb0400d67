import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { kinds } from './kinds/index.js'
import { modelScene } from './model-scene.js'

/**
 * Writes a product's model. `job` is { kind, view, attributes, name, body }; the answer holds the
 * model as a binary glTF in base64, millimetres still and not yet made small, and the names of the
 * attributes that were read.
 */
window.model = async ({ kind, view, attributes, name, body }) => {
  const used = new Set()
  const read = new Proxy(attributes, {
    get(target, key) {
      if (typeof key === 'string') used.add(key)
      return Reflect.get(target, key)
    },
  })
  const scene = modelScene(kinds[kind](read, view), name, body)
  const file = await new GLTFExporter().parseAsync(scene, { binary: true, trs: true })
  return {
    glb: base64(new Uint8Array(/** @type {ArrayBuffer} */ (file))),
    used: [...used].sort((a, b) => (a < b ? -1 : 1)),
  }
}

function base64(bytes) {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

window.studioReady = true
