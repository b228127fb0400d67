import { adapterPlate, cassette } from './cassette.js'
import { drop, loopback, pigtails, terminal, trunk, wallBox, wallPanel } from './assemblies.js'
import { wallBox, wallPanel } from './boxes.js'
import { domeClosure, inlineClosure } from './closures.js'
import { terminal } from './terminal.js'
import { patchCord } from './patch-cord.js'
import { patchPanel } from './patch-panel.js'

/** Every kind of thing that can be drawn: a function of a product's attributes and the view wanted. */
export const kinds = { adapterPlate, cassette, domeClosure, drop, inlineClosure, loopback, patchCord, patchPanel, pigtails, terminal, trunk, wallBox, wallPanel }
