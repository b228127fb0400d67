import type { BudgetLimit } from '#domain/records/loss-budget.ts'

type Fixed = { key: string; label: string; most: number; longest?: number; least?: number }
type Shared = { group: string; source: string; conditions: string[]; media?: string[] }

const of = (shared: Shared, limits: Fixed[]): BudgetLimit[] =>
  limits.map((limit) => ({ ...shared, ...limit }))

const singleMode = ['os2', 'route']
const duplex = 'Ethernet, single-mode'
const short = 'Ethernet, multimode'
const pon = 'Passive optical networks'

/** Largest channel losses of Ethernet, path losses of PON, and the rule of TIA-568.3. */
export const budgetLimits: BudgetLimit[] = [
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3bs-2017, clause 124',
      conditions: ['1310'],
      media: singleMode,
    },
    // To be confirmed (decision 016).
    [{ key: '400g-dr4', label: '400GBASE-DR4, 500 m', most: 3, longest: 0.5 }],
  ),
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3df-2024, clause 124',
      conditions: ['1310'],
      media: singleMode,
    },
    [{ key: '800g-dr8', label: '800GBASE-DR8, 500 m', most: 3, longest: 0.5 }],
  ),
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3cd-2018, clause 140',
      conditions: ['1310'],
      media: singleMode,
    },
    // To be confirmed (decision 016).
    [{ key: '100g-dr', label: '100GBASE-DR, 500 m', most: 3, longest: 0.5 }],
  ),
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3cu-2021, clause 151',
      conditions: ['1310', '1270'],
      media: singleMode,
    },
    // To be confirmed (decision 016).
    [{ key: '400g-fr4', label: '400GBASE-FR4, 2 km', most: 4, longest: 2 }],
  ),
  ...of(
    {
      group: duplex,
      // Of all limits the one that the fewest have told alike.
      source: 'IEEE Std 802.3cu-2021, clause 151; the figure is not confirmed',
      conditions: ['1310', '1270'],
      media: singleMode,
    },
    [{ key: '400g-lr4-6', label: '400GBASE-LR4-6, 6 km', most: 6.3, longest: 6 }],
  ),
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3cu-2021, clause 140',
      conditions: ['1310'],
      media: singleMode,
    },
    [
      { key: '100g-fr1', label: '100GBASE-FR1, 2 km', most: 4, longest: 2 },
      // To be confirmed (decision 016).
      { key: '100g-lr1', label: '100GBASE-LR1, 10 km', most: 6.3, longest: 10 },
    ],
  ),
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3ba-2010, clause 88',
      conditions: ['1310'],
      media: singleMode,
    },
    // To be confirmed (decision 016).
    [{ key: '100g-lr4', label: '100GBASE-LR4, 10 km', most: 6.3, longest: 10 }],
  ),
  ...of(
    {
      group: duplex,
      source: 'IEEE Std 802.3ae-2002, clause 52.6',
      conditions: ['1310'],
      media: singleMode,
    },
    // To be confirmed (decision 016).
    [{ key: '10g-lr', label: '10GBASE-LR, 10 km', most: 6.2, longest: 10 }],
  ),
  ...ofGrades('400g-sr8', '400GBASE-SR8', 'IEEE Std 802.3cm-2020, clause 138', [
    { media: ['om3'], most: 1.8, longest: 0.07 },
    { media: ['om4', 'om5'], most: 1.9, longest: 0.1 },
  ]),
  ...ofGrades('400g-sr4-2', '400GBASE-SR4.2', 'IEEE Std 802.3cm-2020, clause 150', [
    { media: ['om3'], most: 1.7, longest: 0.07 },
    { media: ['om4'], most: 1.8, longest: 0.1 },
    { media: ['om5'], most: 2, longest: 0.15 },
  ]),
  // To be confirmed: the losses (decision 016).
  ...ofGrades('100g-sr4', '100GBASE-SR4', 'IEEE Std 802.3bm-2015, clause 95', [
    { media: ['om3'], most: 1.8, longest: 0.07 },
    { media: ['om4', 'om5'], most: 1.9, longest: 0.1 },
  ]),
  ...ofGrades('40g-sr4', '40GBASE-SR4', 'IEEE Std 802.3ba-2010, clause 86', [
    // To be confirmed (decision 016).
    { media: ['om3'], most: 1.9, longest: 0.1 },
    { media: ['om4', 'om5'], most: 1.5, longest: 0.15 },
  ]),
  ...ofGrades('10g-sr', '10GBASE-SR', 'IEEE Std 802.3-2018, clause 52.5', [
    { media: ['om3'], most: 2.6, longest: 0.3 },
    { media: ['om4', 'om5'], most: 2.9, longest: 0.4 },
  ]),
  ...of(
    {
      group: pon,
      source: 'ITU-T G.984.2 Amd. 1 (02/2006)',
      conditions: ['1310', '1490'],
      media: singleMode,
    },
    [{ key: 'gpon-b', label: 'GPON class B+, 13 to 28 dB', least: 13, most: 28 }],
  ),
  ...of(
    {
      group: pon,
      source: 'ITU-T G.984.2 Amd. 2 (03/2008)',
      conditions: ['1310', '1490'],
      media: singleMode,
    },
    [{ key: 'gpon-c', label: 'GPON class C+, 17 to 32 dB', least: 17, most: 32 }],
  ),
  ...of(
    {
      group: pon,
      source: 'ITU-T G.9807.1 (06/2016)',
      conditions: ['1270', '1577'],
      media: singleMode,
    },
    [
      { key: 'xgs-n1', label: 'XGS-PON class N1, 14 to 29 dB', least: 14, most: 29 },
      { key: 'xgs-n2', label: 'XGS-PON class N2, 16 to 31 dB', least: 16, most: 31 },
      { key: 'xgs-e1', label: 'XGS-PON class E1, 18 to 33 dB', least: 18, most: 33 },
      { key: 'xgs-e2', label: 'XGS-PON class E2, 20 to 35 dB', least: 20, most: 35 },
    ],
  ),
  {
    key: 'tia',
    label: 'Installed cabling, TIA-568.3',
    group: 'Acceptance of cabling',
    source:
      'ANSI/TIA-568.3-D (2016): 0.75 dB for each mated pair, 0.3 dB for each splice; 3.0 dB/km at 850 nm, 1.5 at 1300 nm, 0.5 for single-mode outside and indoor-outdoor cable (inside-plant cable, 1.0, is not assumed)',
    conditions: ['850', '1300', '1310', '1550'],
    allowed: {
      joint: 0.75,
      splice: 0.3,
      media: {
        os2: { 1310: 0.5, 1550: 0.5 },
        om3: { 850: 3, 1300: 1.5 },
        om4: { 850: 3, 1300: 1.5 },
        om5: { 850: 3, 1300: 1.5 },
      },
    },
  },
]

function ofGrades(
  key: string,
  name: string,
  source: string,
  grades: { media: string[]; most: number; longest: number }[],
): BudgetLimit[] {
  return grades.map(({ media, most, longest }) => ({
    key: `${key}-${media[0]!}`,
    label: `${name}, ${longest * 1000} m of ${media.join(' or ').toUpperCase().replace(' OR ', ' or ')}`,
    group: short,
    source,
    conditions: ['850'],
    media,
    longest,
    most,
  }))
}
