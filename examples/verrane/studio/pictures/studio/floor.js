import * as THREE from 'three'

const reach = 2.3
const size = 512

/**
 * The paper floor, drawn from straight above into a small map: how much of the light the product
 * holds back at each place. Blurred a little near contact and more far from it, as real shadows are.
 */
export function makeFloor(renderer) {
  const target = () =>
    new THREE.WebGLRenderTarget(size, size, {
      type: THREE.FloatType,
      format: THREE.RGBAFormat,
      depthBuffer: false,
      minFilter: THREE.LinearFilter,
      magFilter: THREE.LinearFilter,
    })
  const [sum, half, fine, coarse] = [target(), target(), target(), target()]
  const open = { value: 1 }
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(2 * reach, 2 * reach), heldLight(open))
  plane.rotation.x = -Math.PI / 2
  plane.receiveShadow = true
  plane.layers.set(1)
  const camera = new THREE.OrthographicCamera(-reach, reach, reach, -reach, 0.1, 10)
  camera.position.set(0, 5, 0)
  camera.up.set(0, 0, -1)
  camera.lookAt(0, 0, 0)
  camera.layers.set(1)
  const smooth = makeBlur()
  const blurTo = (from, to, radius) => {
    smooth.run(renderer, from.texture, half, [radius / size, 0])
    smooth.run(renderer, half.texture, to, [0, radius / size])
  }
  return {
    plane,
    fine: fine.texture,
    coarse: coarse.texture,
    reach,
    begin(light) {
      open.value = light
      renderer.setRenderTarget(sum)
      renderer.setClearColor(0x000000, 0)
      renderer.clear()
    },
    /** Uses the shadow maps of the frame just drawn. */
    add(scene) {
      renderer.shadowMap.autoUpdate = false
      renderer.autoClear = false
      renderer.setRenderTarget(sum)
      renderer.render(scene, camera)
      renderer.autoClear = true
      renderer.shadowMap.autoUpdate = true
    },
    finish() {
      blurTo(sum, fine, 0.55)
      blurTo(sum, coarse, 3.2)
    },
  }
}

function heldLight(open) {
  const material = new THREE.MeshLambertMaterial({
    color: 0xffffff,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    transparent: true,
    depthTest: false,
  })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.open = open
    shader.fragmentShader = `uniform float open;\n${shader.fragmentShader}`
      .replace(
        '#include <opaque_fragment>',
        'gl_FragColor = vec4(vec3(1.0 - reflectedLight.directDiffuse.r * 3.14159265 / open), 1.0);',
      )
      .replace('#include <colorspace_fragment>', '')
      .replace('#include <tonemapping_fragment>', '')
  }
  return material
}

function makeBlur() {
  const material = new THREE.ShaderMaterial({
    uniforms: { map: { value: null }, step: { value: new THREE.Vector2() } },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `uniform sampler2D map; uniform vec2 step; varying vec2 at;
      void main() {
        vec4 total = vec4(0.0); float weights = 0.0;
        for (int i = -5; i <= 5; i++) { float w = exp(-float(i * i) / 9.0); total += w * texture2D(map, at + step * float(i)); weights += w; }
        gl_FragColor = total / weights;
      }`,
    depthTest: false,
    depthWrite: false,
  })
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material)
  quad.frustumCulled = false
  const stage = new THREE.Scene().add(quad)
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  return {
    run(renderer, map, to, step) {
      material.uniforms.map.value = map
      material.uniforms.step.value.set(...step)
      renderer.setRenderTarget(to)
      renderer.render(stage, camera)
    },
  }
}
