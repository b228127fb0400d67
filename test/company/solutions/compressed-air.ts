import type { Solution } from '#domain/records/solution.ts'

export const compressedAir: Solution = {
  slug: 'compressed-air',
  path: '/solutions/compressed-air',
  title: 'Valves for compressed air',
  name: 'Compressed air',
  summary: 'Leaks cost more than valves.',
  description: 'Ball valves and gauges for compressed air: what a leak costs, and how it is found.',
  hero: {
    heading: 'Air is not free',
    text: 'A hole of 3 mm at 7 bar costs a new valve every week.',
    links: [{ label: 'Water', to: '/solutions/water' }],
  },
  intro: {
    text: 'Shut what nobody uses, and read what you pay for.',
    links: [{ label: 'Services', to: '/services' }],
  },
  statistics: {
    heading: 'The size of it',
    boxes: [
      {
        value: '10%',
        label: 'of the power of industry goes into compressed air.',
        source: { name: 'Example Survey', year: 2020, url: 'https://www.example.org/air' },
      },
      {
        value: '30%',
        label: 'of the air leaks before it is used.',
        source: { name: 'Example Survey', year: 2020, url: 'https://www.example.org/air' },
      },
      {
        value: '7 bar',
        label: 'is the pressure of most workshops.',
        source: { name: 'Example Handbook', year: 2018, url: 'https://www.example.org/handbook' },
      },
      {
        value: '1 bar',
        label: 'less saves seven percent of the power.',
        source: { name: 'Example Handbook', year: 2018, url: 'https://www.example.org/handbook' },
      },
    ],
  },
  strengths: ['Tested shut with air, not water', 'Levers that lock'],
  families: [{ name: 'Pressure Gauges', label: 'Gauges' }, { name: 'Ball Valves' }],
  parts: [
    {
      kind: 'places',
      heading: 'Where they sit',
      text: 'From the receiver to the machine.',
      items: [
        {
          drawing: { structure: 'M8 56h80V20H8z', line: 'M8 40h80' },
          title: 'Receiver',
          text: 'One valve that locks.',
        },
        {
          drawing: { structure: 'M30 56V8h36v48z', line: 'M48 8v48' },
          title: 'Machine',
          text: 'One valve within reach.',
        },
      ],
    },
    {
      kind: 'counters',
      heading: 'A workshop, counted',
      text: 'From our own leak surveys.',
      items: [
        { key: 'leaks', label: 'leaks a survey', value: 42 },
        { key: 'saved', label: 'of the power saved', value: 18, suffix: '%', prefix: 'About ' },
      ],
      note: 'Means of twelve surveys.',
    },
    { kind: 'families', show: 'slider', heading: 'Valves and gauges', text: 'The first of each.' },
  ],
}
