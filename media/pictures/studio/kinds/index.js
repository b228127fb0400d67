import { drop, loopback, pigtails, trunk } from './assemblies.js'
import { wallBox, wallPanel } from './boxes.js'
import { adapterPlate, cassette } from './cassette.js'
import { domeClosure, inlineClosure } from './closures.js'
import { cassetteHousing, spliceChassis, spoolPanel } from './housings.js'
import { lensOf, microlensArray } from './lenses.js'
import { patchCord } from './patch-cord.js'
import { patchPanel } from './patch-panel.js'
import { terminal } from './terminal.js'

/** Every kind of thing that can be drawn: a function of a product's attributes and the view wanted. */
export const kinds = {
  adapterPlate, cassette, cassetteHousing, domeClosure, drop, inlineClosure, loopback, patchCord, patchPanel, pigtails, spliceChassis, spoolPanel, terminal, trunk,
  ballLens: lensOf('ball'), halfBallLens: lensOf('half'), grinLens: lensOf('rod'), asphericLens: lensOf('asphere'), cylindricalLens: lensOf('cylinder'), microlensArray,
  wallBox, wallPanel,
}
