import * as THREE from 'three'

/** The picture ground of the site, #F1F1EC, one step off in red: the nearest that lossy WebP can hold exactly. */
export const paper = [240 / 255, 241 / 255, 236 / 255]

/** Straight up to 0.72, then a shoulder: colours stay the standard colours, highlights never clip. */
export const toneGlsl = /* glsl */ `
vec3 tone(vec3 c) {
  vec3 over = max(c - 0.72, 0.0);
  c = min(c, 0.72) + 0.28 * (over / (over + 0.42));
  return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}`

/** Scene value that `tone` turns into the display value given; glass needs it to show paper through itself. */
export function untone(display) {
  const linear = display <= 0.04045 ? display / 12.92 : ((display + 0.055) / 1.055) ** 2.4
  if (linear <= 0.72) return linear
  const part = (linear - 0.72) / 0.28
  return 0.72 + (0.42 * part) / (1 - part)
}

const vertexShader =
  'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Sums frames in float and then lays the mean over paper. Each frame has its own sub-pixel offset and lights. */
export function makePasses(renderer, width, height) {
  const frame = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.HalfFloatType,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  })
  const sum = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.FloatType,
    depthBuffer: false,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  })
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const add = new THREE.ShaderMaterial({
    uniforms: { frame: { value: frame.texture } },
    vertexShader,
    fragmentShader: `uniform sampler2D frame; varying vec2 at; ${toneGlsl}
      void main() { vec4 c = texture2D(frame, at); float a = max(c.a, 1e-4); gl_FragColor = vec4(c.a <= 0.0 ? vec3(0.0) : tone(c.rgb / a) * a, c.a); }`,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })
  const lay = new THREE.ShaderMaterial({
    uniforms: {
      sum: { value: sum.texture },
      count: { value: 1 },
      paper: { value: new THREE.Vector3(...paper) },
      shape: { value: height / width },
      fine: { value: null },
      coarse: { value: null },
      reach: { value: 1 },
      eye: { value: new THREE.Vector3() },
      unproject: { value: new THREE.Matrix4() },
    },
    vertexShader,
    // The last few per cent of the frame fade into bare paper: the border must be exactly the page's picture ground.
    fragmentShader: `uniform sampler2D sum, fine, coarse; uniform float count, shape, reach; uniform vec3 paper, eye; uniform mat4 unproject; varying vec2 at;
      float held() {
        vec4 far = unproject * vec4(at * 2.0 - 1.0, 1.0, 1.0);
        vec3 along = far.xyz / far.w - eye;
        if (along.y >= 0.0) return 0.0;
        vec3 spot = eye - along * (eye.y / along.y);
        vec2 place = vec2(spot.x, -spot.z) / reach * 0.5 + 0.5;
        if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)))) return 0.0;
        float soft = texture2D(coarse, place).r / count;
        float crisp = texture2D(fine, place).r / count;
        return max(0.0, mix(soft, crisp, smoothstep(0.25, 0.7, soft)) - 0.012);
      }
      void main() {
        vec4 c = texture2D(sum, at) / count;
        vec2 edge = min(at, 1.0 - at) * vec2(1.0, shape);
        float keep = smoothstep(0.006, 0.05, edge.x) * smoothstep(0.006, 0.05, edge.y);
        float calm = smoothstep(0.0, 0.13, edge.x) * smoothstep(0.0, 0.13, edge.y);
        vec3 floorColor = paper * (1.0 - held() * calm * vec3(0.80, 0.795, 0.77));
        gl_FragColor = vec4(mix(paper, clamp(c.rgb + floorColor * (1.0 - clamp(c.a, 0.0, 1.0)), 0.0, 1.0), keep), 1.0);
      }`,
    depthTest: false,
    depthWrite: false,
  })
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), add)
  quad.frustumCulled = false
  const stage = new THREE.Scene().add(quad)
  const draw = (material, target) => {
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.autoClear = false
    renderer.render(stage, camera)
    renderer.autoClear = true
  }
  return {
    frame,
    begin() {
      renderer.setRenderTarget(sum)
      renderer.setClearColor(0x000000, 0)
      renderer.clear()
    },
    add: () => draw(add, sum),
    /** Lays the sum over paper darkened by the floor's two shadow maps, as `camera` sees them. */
    finish(count, camera, floor) {
      camera.clearViewOffset()
      camera.updateProjectionMatrix()
      Object.entries({ count, fine: floor.fine, coarse: floor.coarse, reach: floor.reach }).forEach(
        ([name, value]) => (lay.uniforms[name].value = value),
      )
      lay.uniforms.eye.value.copy(camera.position)
      lay.uniforms.unproject.value.multiplyMatrices(
        camera.matrixWorld,
        camera.projectionMatrixInverse,
      )
      draw(lay, null)
    },
  }
}
