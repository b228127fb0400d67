import type { ServicesPage } from '#domain/records/services.ts'
import { films } from '../films.ts'

export const servicesPage: ServicesPage | undefined = {
  path: '/services',
  title: 'Services',
  description: 'Leak surveys, calibration and repair of valves and gauges, at the works or yours.',
  film: films.bench,
  text: 'From the first leak to the last seal.',
  phases: [
    {
      heading: 'Survey',
      work: ['We listen for leaks and hang a tag on each.'],
      receive: ['A list by cost', 'A plan of the tags'],
      link: { label: 'Compressed air', to: '/solutions/compressed-air' },
    },
    {
      heading: 'Repair',
      work: ['Seats and packings are changed in the line.'],
      receive: ['A test record for each valve'],
      link: { label: 'Seals and spares', to: '/family/seals-&-spares' },
    },
  ],
  strengths: { heading: 'Why ask us', items: ['We made them', 'Parts are on the van'] },
  responseTimes: {
    heading: 'How soon',
    caption: 'From your call',
    columns: ['Time', 'For', 'Includes', 'Order as'],
    rows: [
      {
        time: '1 day',
        site: 'Lines that stand',
        includes: 'A fitter with kits',
        link: { label: 'Seat kit DN 25', to: '/seat-kit-dn25' },
      },
      {
        time: '1 week',
        site: 'Calibration',
        includes: 'A certificate',
        link: { label: 'Test gauge', to: '/gauge-160' },
      },
    ],
  },
  catalogue: { heading: 'Parts to order', family: 'Seals & Spares' },
}
