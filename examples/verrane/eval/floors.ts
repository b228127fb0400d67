import type { Floor } from '../../../eval/below-floor.ts'

/**
 * What the figures of each author's requests may not fall below: one request less than on
 * 2026-11-30. Raise a floor when figures rise; lower one only with a reason in the commit.
 * `sound`, `violations` and `invented` of each author are to be measured with the assistant that
 * answers now.
 */
export const floors: Record<string, Floor> = {
  a: {
    'list, first': 0.966,
    'list, first three': 0.966,
    'header, first': 0.966,
    'header, first three': 0.966,
  },
  aa: {
    'list, first': 0.925,
    'list, first three': 0.975,
    'header, first': 0.9,
    'header, first three': 0.95,
  },
  ab: {
    'list, first': 0.937,
    'list, first three': 0.968,
    'header, first': 0.937,
    'header, first three': 0.968,
  },
  ac: {
    'list, first': 0.906,
    'list, first three': 0.906,
    'header, first': 0.906,
    'header, first three': 0.906,
  },
  ad: {
    'list, first': 0.964,
    'list, first three': 0.964,
    'header, first': 0.964,
    'header, first three': 0.964,
  },
  ae: {
    'list, first': 0.821,
    'list, first three': 0.964,
    'header, first': 0.821,
    'header, first three': 0.964,
  },
  b: {
    'list, first': 0.9,
    'list, first three': 0.9,
    'header, first': 0.9,
    'header, first three': 0.9,
  },
  blind: {},
  c: {
    'list, first': 0.925,
    'list, first three': 0.95,
    'header, first': 0.925,
    'header, first three': 0.95,
  },
  d: {
    'list, first': 0.95,
    'list, first three': 0.975,
    'header, first': 0.925,
    'header, first three': 0.975,
  },
  fresh: {},
  h: {
    'list, first': 0.975,
    'list, first three': 0.975,
    'header, first': 0.975,
    'header, first three': 0.975,
  },
  i: {
    'list, first': 0.95,
    'list, first three': 0.975,
    'header, first': 0.95,
    'header, first three': 0.975,
  },
  j: {},
  l: {},
  m: {
    'list, first': 0.975,
    'list, first three': 0.975,
    'header, first': 0.975,
    'header, first three': 0.975,
  },
  o: {
    'list, first': 0.975,
    'list, first three': 0.975,
    'header, first': 0.975,
    'header, first three': 0.975,
  },
  own: {},
  p: {
    'list, first': 0.947,
    'list, first three': 0.947,
    'header, first': 0.947,
    'header, first three': 0.947,
  },
  r: {
    'list, first': 0.921,
    'list, first three': 0.973,
    'header, first': 0.921,
    'header, first three': 0.973,
  },
  review: {
    'list, first': 0.895,
    'list, first three': 0.97,
    'header, first': 0.895,
    'header, first three': 0.97,
  },
  reviewer: {
    'list, first': 0.883,
    'list, first three': 0.983,
    'header, first': 0.883,
    'header, first three': 0.983,
  },
  s: {
    'list, first': 0.95,
    'list, first three': 0.975,
    'header, first': 0.95,
    'header, first three': 0.975,
  },
  u: {
    'list, first': 0.975,
    'list, first three': 0.975,
    'header, first': 0.975,
    'header, first three': 0.975,
  },
  w: {
    'list, first': 0.897,
    'list, first three': 0.974,
    'header, first': 0.897,
    'header, first three': 0.923,
  },
  x: {
    'list, first': 0.921,
    'list, first three': 0.973,
    'header, first': 0.921,
    'header, first three': 0.973,
  },
  y: {
    'list, first': 0.974,
    'list, first three': 0.974,
    'header, first': 0.974,
    'header, first three': 0.974,
  },
  z: {
    'list, first': 0.897,
    'list, first three': 0.923,
    'header, first': 0.897,
    'header, first three': 0.923,
  },
}
