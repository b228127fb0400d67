import type { InterfaceDefinition } from '#domain/records/interface.ts'

/**
 * What the fields `provides` and `accepts` of products may name: what fits where is derived from
 * equal names. A mating interface names the end face and the class of the fiber, since plugs that
 * differ in these must not meet.
 */
export const interfaces: InterfaceDefinition[] = [
  {
    name: 'V6 slot',
    kind: 'place',
    explain:
      'The width of one 6-row cassette: the housings VHD1, VHD4 and VAD and the cassettes of the V6 series share it.',
  },
  {
    name: 'LGX slot',
    kind: 'place',
    explain:
      'One position of 29 mm in an LGX housing of three rack units, for modules that stand upright.',
  },
  {
    name: 'VDF block position',
    kind: 'place',
    explain: 'One place for a connector or splice block on a VDF frame.',
  },
  {
    name: 'VDC tray position',
    kind: 'place',
    explain: 'One hinge of the tray stack in a VDC dome closure.',
  },
  {
    name: 'VSW tray position',
    kind: 'place',
    explain: 'One place of the tray stack in a VSW wall enclosure.',
  },
  {
    name: 'VSR tray position',
    kind: 'place',
    explain: 'One place of the tray stack in a VSR chassis.',
  },
  {
    name: 'VFH splitter position',
    kind: 'place',
    explain: 'A plug-in place for a splitter module in a VFH hub.',
  },
  {
    name: 'VFH double splitter position',
    kind: 'place',
    explain: 'Two neighboring places of a VFH hub that take one module of double width.',
  },
  {
    name: 'steel-tube splitter clip',
    kind: 'place',
    explain:
      'A clip for a splitter in steel tube, 7 × 4 mm and up to 60 mm long, with room for its legs; more legs take more clips.',
  },
  {
    name: 'V6 slot with deep rear bracket',
    kind: 'place',
    explain: 'A V6 slot with the deep bracket behind it, which ribbon splices need.',
  },
  {
    name: 'LGX single slot',
    kind: 'place',
    explain:
      'One opening for a single-width LGX module that lies on its side, in a housing of one rack unit.',
  },
  {
    name: 'VDF splice bay',
    kind: 'place',
    explain: 'A place beside the blocks of a VDF frame for a splice block.',
  },
  {
    name: 'VDF frame side',
    kind: 'place',
    explain: 'One side of a VDF frame, for a vertical cord manager.',
  },
  {
    name: 'VDC5 tray position',
    kind: 'place',
    explain: 'One place of the ribbon tray stack in a VDC5 dome closure.',
  },
  {
    name: 'VP1 tray position',
    kind: 'place',
    explain: 'The place behind a VP1 panel for a splice tray.',
  },
  {
    name: 'VSR5 module position',
    kind: 'place',
    explain: 'One bay of a VSR chassis for a module of adapters, pigtails and splices.',
  },
  {
    name: 'VSH8 tray position',
    kind: 'place',
    explain: 'One ribbon tray of the VSH chassis of eight rack units.',
  },
  {
    name: 'VPT pedestal mount',
    kind: 'place',
    explain: 'The post of a VPT pedestal housing that a terminal is hung on.',
  },
  {
    name: '1×12 array, 250 µm pitch',
    kind: 'place',
    explain: 'A row of twelve elements at 250 µm, each behind its own lens.',
  },
  {
    name: 'LC UPC single-mode port',
    kind: 'mating',
    explain: 'One opening for an LC plug: 1.25 mm ferrule, domed end face, single-mode.',
  },
  {
    name: 'LC APC single-mode port',
    kind: 'mating',
    explain: 'One opening for an LC plug: 1.25 mm ferrule, end face angled by 8°, single-mode.',
  },
  {
    name: 'LC multimode port',
    kind: 'mating',
    explain: 'One opening for an LC plug: 1.25 mm ferrule, domed end face, multimode.',
  },
  {
    name: 'SC UPC single-mode port',
    kind: 'mating',
    explain: 'One opening for an SC plug: 2.5 mm ferrule, domed end face, single-mode.',
  },
  {
    name: 'SC APC single-mode port',
    kind: 'mating',
    explain: 'One opening for an SC plug: 2.5 mm ferrule, end face angled by 8°, single-mode.',
  },
  {
    name: 'FC APC single-mode port',
    kind: 'mating',
    explain:
      'One opening for an FC plug: 2.5 mm ferrule and screw coupling, end face angled by 8°, single-mode.',
  },
  {
    name: 'MPO-12 APC single-mode port',
    kind: 'mating',
    explain: 'One opening for an array plug of 12 single-mode fibers, end face angled by 8°.',
  },
  {
    name: 'MPO-16 APC single-mode port',
    kind: 'mating',
    explain: 'One opening for an array plug of 16 single-mode fibers, end face angled by 8°.',
  },
  {
    name: 'MPO-24 APC single-mode port',
    kind: 'mating',
    explain: 'One opening for an array plug of 24 single-mode fibers, end face angled by 8°.',
  },
  {
    name: 'MPO-12 multimode port',
    kind: 'mating',
    explain: 'One opening for an array plug of 12 multimode fibers.',
  },
  {
    name: 'CS UPC single-mode port',
    kind: 'mating',
    explain: 'One opening for a CS plug, two single-mode fibers with domed end faces.',
    otherSideElsewhere: true,
  },
  {
    name: 'SN UPC single-mode port',
    kind: 'mating',
    explain: 'One opening for an SN plug, two single-mode fibers with domed end faces.',
  },
  {
    name: 'MDC UPC single-mode port',
    kind: 'mating',
    explain: 'One opening for an MDC plug, two single-mode fibers with domed end faces.',
  },
  {
    name: 'Hardened SC APC port',
    kind: 'mating',
    explain: 'One sealed opening for a hardened SC plug, end face angled by 8°.',
  },
  {
    name: 'Hardened MPO port',
    kind: 'mating',
    explain: 'One sealed opening for a hardened array plug of 12 fibers, end face angled by 8°.',
  },
]
