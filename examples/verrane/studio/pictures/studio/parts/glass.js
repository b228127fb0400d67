import * as THREE from 'three'
import { paper, untone } from '../passes.js'
import { mesh, put } from './core.js'

/*
 * Clear optics. Each body is the intersection of planes, spheres and cylinders, so a ray's way
 * through it is exact: in at the drawn surface, on to the nearest face, out or totally reflected.
 */

const fragmentShader = /* glsl */ `
uniform vec4 planes[6]; uniform vec4 spheres[2]; uniform vec3 barrelAt[2]; uniform vec3 barrelAlong[2]; uniform float barrelRadius[2];
uniform int planeCount, sphereCount, barrelCount;
uniform float ior; uniform vec3 tint, coat, paperLight; uniform mat4 toLocal, toWorld;
varying vec3 place; varying vec3 facing;

float boxLight(vec3 d, vec3 axis, vec3 across, vec2 size) {
  float along = dot(d, axis); if (along <= 0.0) return 0.0;
  vec2 q = vec2(dot(d, across), dot(d, cross(axis, across))) / along;
  vec2 edge = smoothstep(size + 0.06, size - 0.06, abs(q));
  return edge.x * edge.y;
}

vec3 around(vec3 from, vec3 d) {
  if (d.y < -0.001) {
    vec3 hit = from - d * (from.y / d.y);
    float far = length(hit.xz);
    float near = smoothstep(0.05, 0.75, far);
    return paperLight * mix(0.6, 0.94, near) * mix(1.0, 0.42, smoothstep(3.0, 12.0, far));
  }
  vec3 room = vec3(mix(0.1, 0.4, smoothstep(0.0, 0.5, d.y)));
  room += vec3(2.6) * boxLight(d, normalize(vec3(-0.2, 0.95, 0.12)), vec3(0.97, 0.2, 0.0), vec2(0.62, 0.46));
  room += vec3(2.4) * boxLight(d, normalize(vec3(-0.88, 0.36, 0.34)), normalize(vec3(0.36, 0.0, 0.93)), vec2(0.22, 0.32));
  room += vec3(1.4) * boxLight(d, normalize(vec3(0.93, 0.3, 0.2)), normalize(vec3(-0.2, 0.0, 0.95)), vec2(0.1, 0.36));
  return room;
}

float leave(vec3 p, vec3 d, out vec3 n) {
  float best = 1e6; n = d;
  for (int i = 0; i < 6; i++) { if (i >= planeCount) break;
    float into = dot(planes[i].xyz, d);
    if (into > 1e-5) { float t = (planes[i].w - dot(planes[i].xyz, p)) / into; if (t < best && t > -1e-3) { best = max(t, 0.0); n = planes[i].xyz; } } }
  for (int i = 0; i < 2; i++) { if (i >= sphereCount) break;
    vec3 o = p - spheres[i].xyz; float b = dot(o, d); float h = b * b - dot(o, o) + spheres[i].w * spheres[i].w;
    if (h > 0.0) { float t = -b + sqrt(h); if (t < best && t > 1e-4) { best = t; n = normalize(o + d * t); } } }
  for (int i = 0; i < 2; i++) { if (i >= barrelCount) break;
    vec3 w = barrelAlong[i]; vec3 o = p - barrelAt[i]; vec3 oc = o - w * dot(o, w); vec3 dc = d - w * dot(d, w);
    float a = dot(dc, dc); float b = dot(oc, dc); float h = b * b - a * (dot(oc, oc) - barrelRadius[i] * barrelRadius[i]);
    if (a > 1e-6 && h > 0.0) { float t = (-b + sqrt(h)) / a; if (t < best && t > 1e-4) { best = t; n = normalize(oc + dc * t); } } }
  return best;
}

void main() {
  vec3 view = normalize((toLocal * vec4(normalize(place - cameraPosition), 0.0)).xyz);
  vec3 p = (toLocal * vec4(place, 1.0)).xyz;
  vec3 n = normalize(facing);
  float face = clamp(-dot(view, n), 0.0, 1.0);
  float mirror = 0.035 + 0.965 * pow(1.0 - face, 5.0);
  vec3 bounced = around(place, normalize((toWorld * vec4(reflect(view, n), 0.0)).xyz)) * coat;
  vec3 d = refract(view, n, 1.0 / ior);
  vec3 seen = vec3(0.0); vec3 kept = vec3(1.0);
  for (int turn = 0; turn < 5; turn++) {
    vec3 out_n; float t = leave(p, d, out_n); if (t > 1e5) break;
    p += d * t;
    // A breath of absorption along the way, so that clear glass stands out from paper.
    kept *= exp(-t * vec3(0.036, 0.024, 0.021));
    vec3 outward = refract(d, -out_n, ior);
    if (dot(outward, outward) > 0.01) { vec3 at = (toWorld * vec4(p, 1.0)).xyz; seen = around(at, normalize((toWorld * vec4(outward, 0.0)).xyz)); break; }
    d = reflect(d, out_n); p += d * 1e-3; kept *= 0.96; seen = vec3(0.3);
  }
  gl_FragColor = vec4(mix(seen * tint * kept, bounced, mirror), 1.0);
}`

const vertexShader =
  'varying vec3 place; varying vec3 facing; void main() { vec4 at = modelMatrix * vec4(position, 1.0); place = at.xyz; facing = normal; gl_Position = projectionMatrix * viewMatrix * at; }'

/** A clear body of `geometry` with faces `planes` [[n, d]], `spheres` [[c, r]], `barrels` [[c, axis, r]] in its own coordinates. */
export function glass(
  geometry,
  {
    planes = [],
    spheres = [],
    barrels = [],
    ior = 1.52,
    tint = [0.985, 0.995, 0.99],
    coat = [1, 1, 1],
  },
  place,
) {
  const fill = (list, size, make, empty) =>
    Array.from({ length: size }, (_, index) => (list[index] ? make(list[index]) : empty))
  const toLocal = new THREE.Matrix4()
  const toWorld = new THREE.Matrix4()
  const material = new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      planes: {
        value: fill(planes, 6, ([n, d]) => new THREE.Vector4(...n, d), new THREE.Vector4()),
      },
      spheres: {
        value: fill(spheres, 2, ([c, r]) => new THREE.Vector4(...c, r), new THREE.Vector4()),
      },
      barrelAt: { value: fill(barrels, 2, ([c]) => new THREE.Vector3(...c), new THREE.Vector3()) },
      barrelAlong: {
        value: fill(
          barrels,
          2,
          ([, axis]) => new THREE.Vector3(...axis),
          new THREE.Vector3(0, 1, 0),
        ),
      },
      barrelRadius: { value: fill(barrels, 2, ([, , r]) => r, 1) },
      planeCount: { value: planes.length },
      sphereCount: { value: spheres.length },
      barrelCount: { value: barrels.length },
      ior: { value: ior },
      tint: { value: new THREE.Vector3(...tint) },
      coat: { value: new THREE.Vector3(...coat) },
      paperLight: { value: new THREE.Vector3(...paper.map(untone)) },
      toLocal: { value: toLocal },
      toWorld: { value: toWorld },
    },
  })
  const node = mesh(geometry, material, place)
  node.userData.noShadow = true
  node.onBeforeRender = () => {
    toWorld.copy(node.matrixWorld)
    toLocal.copy(node.matrixWorld).invert()
  }
  return node
}

/** A glass throws a ring of shadow with light in its middle; this unseen shape casts it. */
export function shadowOnly(geometry, place) {
  return put(
    new THREE.Mesh(
      geometry,
      new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: THREE.DoubleSide }),
    ),
    place,
  )
}
