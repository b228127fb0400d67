import type { Solution } from '#domain/records/solution.ts'
import { films } from '../films.ts'

/** Shows its families by their products, with a filter. */
export const plant: Solution = {
  slug: 'plant',
  path: '/solutions/plant',
  title: 'Valves for process plant',
  name: 'Plant',
  summary: 'Acids, condensate and slurry.',
  description: 'Stainless valves and diaphragm gauges for acids, condensate and slurry in plant.',
  hero: {
    film: films.works,
    heading: 'What acids leave of a seat',
    text: 'PTFE, and little else.',
  },
  intro: { text: 'Pressure and temperature together decide; neither does alone.' },
  factoids: {
    heading: 'Worked out',
    items: [
      { figure: '63 bar', text: 'hold at 50 °C' },
      { figure: '10 bar', text: 'hold at 180 °C' },
    ],
  },
  strengths: ['Antistatic stems', 'Fire-safe after ISO 10497'],
  families: [
    { name: 'Ball Valves', label: 'Valves' },
    { name: 'Pressure Gauges' },
    { name: 'Seals & Spares' },
  ],
  parts: [
    { kind: 'families', show: 'products', heading: 'Products for plant' },
    {
      kind: 'budget',
      heading: 'Spend 1.0 bar with care',
      text: 'From the pump to the spray head.',
      unit: 'bar',
      limit: { label: 'Pressure drop', value: 1 },
      items: [
        { label: 'Pipe', value: 0.55 },
        { label: 'Two valves', value: 0.1 },
        { label: 'Strainer', value: 0.2 },
      ],
      left: 'For the spray head',
    },
    {
      kind: 'table',
      heading: 'Pressure by temperature',
      text: 'Between the rows, interpolate.',
      caption: 'Stainless ball valve DN 15',
      columns: ['Temperature', 'Pressure'],
      rows: [
        ['50 °C', '63 bar'],
        ['120 °C', '40 bar'],
        ['180 °C', '10 bar'],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions',
      groups: [
        {
          title: 'Seats',
          items: [
            { question: 'Does PTFE creep?', answer: 'Yes, so both seats are caged.' },
            { question: 'And with glass?', answer: 'Less, and it wears the ball a little.' },
          ],
        },
      ],
    },
    {
      kind: 'downloads',
      heading: 'For your file',
      text: 'Both are free to print.',
      downloads: [
        { label: 'Valve catalog', file: 'catalogs/Valve Catalog.pdf' },
        { label: 'Gauges', file: 'dataSheets/gauge.pdf', note: 'Two pages' },
      ],
    },
  ],
}
