import { bars, bendloss, budget } from './charts.ts'
import { bend, mpo, reference, strip, trace, tray } from './cable.ts'
import { dome, handhole, hardened, inline, midspan, pad, pedestal, pole, wall } from './field.ts'
import type { Drawing } from './kit.ts'
import { collimators, coupler, grin, photodiode, probe, tube } from './photonics.ts'
import { cassette, frame, hub, rack } from './rack.ts'
import { apc, chain, endface, split } from './theory.ts'

/** The drawings that a document may ask for by name. */
export const drawings: Record<string, Drawing> = {
  apc,
  bars,
  bend,
  bendloss,
  budget,
  cassette,
  chain,
  collimators,
  coupler,
  dome,
  endface,
  frame,
  grin,
  handhole,
  hardened,
  hub,
  inline,
  midspan,
  mpo,
  pad,
  pedestal,
  photodiode,
  pole,
  probe,
  rack,
  reference,
  split,
  strip,
  trace,
  tray,
  tube,
  wall,
}
