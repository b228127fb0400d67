import * as THREE from 'three'
import { toneGlsl } from '../../../pictures/studio/passes.js'

const vertexShader =
  'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** The mean of several frames with its transparency kept: a proof of the moving parts alone. */
export function makeProof(renderer, width, height, frame) {
  const target = () =>
    new THREE.WebGLRenderTarget(width, height, {
      type: THREE.FloatType,
      depthBuffer: false,
      minFilter: THREE.LinearFilter,
      magFilter: THREE.LinearFilter,
    })
  const [sum, mean] = [target(), target()]
  const pass = (fragmentShader, uniforms, blending = {}) =>
    new THREE.ShaderMaterial({
      uniforms,
      vertexShader,
      fragmentShader,
      depthTest: false,
      depthWrite: false,
      ...blending,
    })
  const one = {
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
    transparent: true,
  }
  const adding = pass(
    `uniform sampler2D frame; varying vec2 at; ${toneGlsl}
     void main() { vec4 c = texture2D(frame, at); float a = max(c.a, 1e-4); gl_FragColor = vec4(c.a <= 0.0 ? vec3(0.0) : tone(c.rgb / a) * a, c.a); }`,
    { frame: { value: frame.texture } },
    one,
  )
  // A pixel that the parts only touch takes the colour of those beside it that they fill.
  const filling = pass(
    `uniform sampler2D sum; uniform float count; uniform vec2 texel; varying vec2 at;
     void main() {
       vec4 c = vec4(0.0);
       for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
         vec4 s = texture2D(sum, at + vec2(float(x), float(y)) * texel) / count;
         float near = (x == 0 && y == 0) ? 1.0 : 0.002 / float(x * x + y * y);
         c += s * s.a * s.a * near;
       }
       gl_FragColor = vec4(c.rgb / max(c.a, 1e-6), 1.0);
     }`,
    {
      sum: { value: sum.texture },
      count: { value: 1 },
      texel: { value: new THREE.Vector2(1 / width, 1 / height) },
    },
  )
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), adding)
  quad.frustumCulled = false
  const stage = new THREE.Scene().add(quad)
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const run = (material, to) => {
    quad.material = material
    renderer.setRenderTarget(to)
    renderer.autoClear = false
    renderer.render(stage, camera)
    renderer.autoClear = true
  }
  return {
    texture: mean.texture,
    begin() {
      renderer.setRenderTarget(sum)
      renderer.setClearColor(0x000000, 0)
      renderer.clear()
    },
    add: () => run(adding, sum),
    finish(count) {
      filling.uniforms.count.value = count
      run(filling, mean)
    },
  }
}

/** A material that carries its part of the proof along, wherever the part moves. */
export function projected(node, proof, camera) {
  camera.updateMatrixWorld(true)
  node.updateWorldMatrix(true, false)
  const lens = new THREE.Matrix4()
    .multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    .multiply(node.matrixWorld)
  return new THREE.ShaderMaterial({
    uniforms: { proof: { value: proof.texture }, lens: { value: lens } },
    vertexShader: `uniform mat4 lens; varying vec4 seen;
      void main() {
        vec4 place = vec4(position, 1.0);
        #ifdef USE_INSTANCING
          place = instanceMatrix * place;
        #endif
        seen = lens * place;
        gl_Position = projectionMatrix * modelViewMatrix * place;
      }`,
    fragmentShader: `uniform sampler2D proof; varying vec4 seen;
      void main() { gl_FragColor = vec4(texture2D(proof, seen.xy / seen.w * 0.5 + 0.5).rgb, 1.0); }`,
    side: node.material.side,
  })
}
