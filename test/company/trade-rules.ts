import type { TradeRules } from '#domain/records/trade-rules.ts'

export const tradeRules: TradeRules = {
  relations: ['seat', 'packing', 'gauge'],
  joints: [{ name: 'G 1/4', interfaces: [{ name: 'G 1/4 test port' }] }],
  forbidden: [
    {
      attributes: { drinkingWater: ['Y'] },
      texts: [/\bleaded brass\b/i],
      message: 'leaded brass is not for drinking water: write “N”, or name the alloy',
    },
  ],
  compliance: {
    attribute: 'publicFunds',
    origin: 'countryOfOrigin',
    waived: ['Compliant with waiver'],
    certified: { statuses: ['Compliant', 'Compliant with waiver'], letter: /^QL-\d\d-\d\d$/ },
    classes: [
      { name: 'manufactured product', costShare: { above: 55, statuses: ['Compliant'] } },
      { name: 'construction material' },
    ],
  },
  entries: { count: 'openings', largest: 'largestOpening' },
  standards: 'standards',
}
