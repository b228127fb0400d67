import type { LossBudget } from '#domain/records/loss-budget.ts'
import { budgetExamples } from './loss-budget-examples.ts'
import { budgetLimits } from './loss-budget-limits.ts'
import { budgetWords } from './loss-budget-words.ts'
import { tradeRules } from './trade-rules.ts'

/**
 * What Rayleigh scattering takes in silica: no cable takes less. No standard states it; 0.8 dB/km·µm⁴
 * over the fourth power of the wavelength is typical of standard single-mode fiber.
 */
const scattering =
  'Scattering alone takes 0.27 dB/km at 1310 nm, 0.14 at 1550 (typical, 0.8 dB/km·µm⁴ over λ⁴)'
// To be confirmed (decision 016).
const g652 = `ITU-T G.652 (11/2016), Table 2, G.652.D: cable 0.40 dB/km at most from 1310 to 1625 nm, 0.30 from 1530 to 1565 nm, 0.07 more from 1260 nm; OS2 of ISO/IEC 11801-1:2017 likewise 0.4. ${scattering}`
const multimode = 'ANSI/TIA-568.3-D (2016): cable 3.0 dB/km at 850 nm, 1.5 at 1300 nm at most'
const planned = `Planning value of our pages, splices of the cable included; ITU-T G.652.D allows the cable alone 0.40 dB/km at 1310 nm. ${scattering}`

const om = (grade: string) => ({
  key: grade.toLowerCase(),
  label: `${grade} multimode fiber`,
  per: { 850: { worst: 3 }, 1300: { worst: 1.5 } },
  traits: { mode: 'Multimode', fiberType: grade },
  source: multimode,
})

/** Loss of a channel, in dB, from what the catalog states. */
export const lossBudget: LossBudget | undefined = {
  unit: 'dB',
  attributes: [
    { key: 'insertionLoss' },
    {
      key: 'attenuation',
      nominal: {
        // As the records of plug-in attenuators state it.
        within: (value) => {
          const tolerance = value <= 5 ? 0.5 : value / 10
          return { least: value - tolerance, typical: value, worst: value + tolerance }
        },
        source: 'nominal, ±0.5 dB up to 5 dB, ±10% above',
      },
    },
  ],
  bases: {
    'one joint': { joints: 1 },
    'two joints': { joints: 2 },
    'connector and splice': { joints: 1, splices: 1 },
    'two connectors and two splices': { joints: 2, splices: 2 },
    'with connectors': { joints: 2, body: true },
    'without connectors': { body: true },
    'pair of collimators': { body: true },
  },
  usual: '1310',
  conditions: [850, 1270, 1300, 1310, 1490, 1550, 1577].map((value) => ({
    key: String(value),
    label: `${value} nm`,
    value,
  })),
  holdsFor: 'wavelengthRange',
  media: [
    {
      key: 'os2',
      label: 'OS2 single-mode fiber',
      per: {
        1270: { least: 0.31, worst: 0.47 },
        1310: { least: 0.27, worst: 0.4 },
        1490: { least: 0.16, worst: 0.4 },
        1550: { least: 0.14, worst: 0.3 },
        1577: { least: 0.13, worst: 0.4 },
      },
      traits: { mode: 'Single-mode' },
      source: g652,
    },
    {
      key: 'route',
      label: 'Single-mode cable route, spliced',
      per: {
        1270: { worst: 0.4 },
        1310: { least: 0.27, worst: 0.35 },
        1550: { least: 0.14, worst: 0.25 },
      },
      traits: { mode: 'Single-mode' },
      source: planned,
    },
    om('OM3'),
    om('OM4'),
    om('OM5'),
  ],
  lengths: [
    { unit: 'km', factor: 1 },
    { unit: 'm', factor: 0.001 },
    { unit: 'ft', factor: 0.0003048 },
    { unit: 'mi', factor: 1.609344 },
  ],
  run: {
    length: 'length',
    factor: 0.001,
    medium: 'fiberType',
    media: {
      'OS2 (G.652.D)': 'os2',
      'OS2 (G.657.A1)': 'os2',
      'OS2 (G.657.A2)': 'os2',
      OM3: 'om3',
      OM4: 'om4',
      OM5: 'om5',
    },
  },
  parts: [
    // To be confirmed: both grades (decision 016).
    {
      key: 'joint-b',
      label: 'Mated pair, IEC grade B',
      losses: { typical: 0.12, worst: 0.25 },
      joints: 1,
      source:
        'IEC 61753-1 (2018), grade B: 0.25 dB for 97% of random matings, mean 0.12 dB at most',
    },
    {
      key: 'joint-c',
      label: 'Mated pair, IEC grade C',
      losses: { typical: 0.25, worst: 0.5 },
      joints: 1,
      source:
        'IEC 61753-1 (2018), grade C: 0.50 dB for 97% of random matings, mean 0.25 dB at most',
    },
    {
      key: 'joint-tia',
      label: 'Mated pair, TIA-568.3',
      losses: { worst: 0.75 },
      joints: 1,
      source: 'ANSI/TIA-568.3-D (2016): 0.75 dB at most',
    },
    {
      key: 'splice',
      label: 'Fusion splice',
      losses: { typical: 0.05, worst: 0.1 },
      splices: 1,
      source: 'Planning value of our pages; mean 0.02 dB for single fibers, 0.05 dB for ribbons',
    },
    // To be confirmed (decision 016).
    {
      key: 'splice-tia',
      label: 'Splice, TIA-568.3',
      losses: { worst: 0.3 },
      splices: 1,
      source: 'ANSI/TIA-568.3-D (2016): 0.3 dB at most',
    },
  ],
  open: {
    attributes: ['connector', 'connectorB'],
    values: ['None', 'Bare fiber', 'Pigtail for splicing'],
  },
  joints: tradeRules.joints ?? [],
  agree: [
    {
      attribute: 'mode',
      groups: [['Single-mode', 'Polarization-maintaining'], ['Multimode']],
    },
    {
      attribute: 'fiberType',
      groups: [
        ['OM3', 'OM4', 'OM5'],
        ['62.5/125 µm graded-index'],
        ['105/125 µm step-index'],
        ['200/220 µm step-index'],
      ],
    },
  ],
  limits: budgetLimits,
  examples: budgetExamples,
  words: budgetWords,
}
