import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { workedOut } from '../loss-budget-examples.ts'
import { frames } from './frames.ts'

export const datacenter: Solution = {
  slug: 'datacenter',
  path: '/solutions/datacenter',
  title: 'Fiber for data centers',
  name: 'Data center',
  summary: 'Trunks that stay, ports that change, and a loss figure for every joint.',
  description:
    'Structured fiber cabling for data centers: density chosen slot by slot, loss budgets, polarity and the work practices that prevent outages.',
  hero: {
    film: siteFilms['solutions/datacenter'],
    heading: 'Data center fiber that stays while the optics change',
    text: 'Up to 432 fibers in a 1U panel, each still within reach of the person who has to move one of them.',
  },
  intro: {
    text: 'Optics change about every three years and rows every five; trunks should stay. We separate what stays from what changes: pre-terminated trunks between fixed points, and cassettes at their ends that are replaced slot by slot while the neighbors carry traffic.',
    downloads: [
      {
        label: 'Datacenter Brochure',
        file: 'brochures/Datacenter Brochure.pdf',
        note: 'Panels, cassettes, trunks and frames with their figures',
      },
    ],
  },
  statistics: {
    heading: 'Outages, power and loss in figures',
    boxes: [
      {
        value: '54%',
        label:
          'of operators say that their latest significant, serious or severe outage cost more than $100,000.',
        source: {
          name: 'Uptime Institute, Annual Outage Analysis',
          year: 2025,
          url: 'https://intelligence.uptimeinstitute.com/index.php/resource/annual-outage-analysis-2025',
        },
      },
      {
        value: '53%',
        label: 'of operators had an outage in the past three years, down from 78% in 2020.',
        source: {
          name: 'Uptime Institute, Annual Outage Analysis',
          year: 2025,
          url: 'https://intelligence.uptimeinstitute.com/index.php/resource/annual-outage-analysis-2025',
        },
      },
      {
        value: '4.4%',
        label: 'of all electricity used in the United States in 2023 went to data centers.',
        source: {
          name: 'Berkeley Lab, United States Data Center Energy Usage Report',
          year: 2024,
          url: 'https://eta-publications.lbl.gov/publications/2024-lbnl-data-center-energy-usage-report',
        },
      },
      {
        value: '1.8 dB',
        label: 'is all that a 400GBASE-SR4.2 channel may lose over 100 m of OM4.',
        source: {
          name: 'IEEE Std 802.3cm, as summarized by TIA FOTC',
          year: 2020,
          url: 'https://www.tiafotc.org/ieee-802-3-ethernet-standards-update/multimode-standards-update/400gbase-sr4-2/',
        },
      },
    ],
  },
  factoids: {
    heading: 'Fiber in a data hall, in four figures',
    items: [
      { figure: '432', text: 'fibers in 1U on SN ports, 144 on LC ports, on the same trays' },
      { figure: '0.50 dB', text: 'for an MPO to LC cassette, both of its joints together' },
      {
        figure: '15 m',
        text: 'of unlisted outside cable inside the building, at most (NEC 770.48)',
      },
      { figure: '4 m', text: 'is the one cord length that serves every path of a VDF2 frame' },
    ],
  },
  strengths: [
    'Panels, cassettes, trunks and frames that share one polarity and labeling scheme',
    'Port density from 24 to 432 fibers per rack unit, mixed within one panel where needed',
    'Splice, spool and pre-terminated feeds behind the same front',
    'Every fiber of a trunk measured in both directions, the report under its serial number',
    'More than 2,000 technicians, our own and contracted, in nearly 300 locations; response in 4, 8 or 24 hours',
  ],
  families: [
    { name: 'Services', to: '/services' },
    { name: 'Fiber Cable Assemblies' },
    { name: 'Cassettes' },
    frames,
    { name: 'Fiber Patch Panels' },
    { name: 'Fiber Splice Chassis' },
  ],
  parts: [
    {
      kind: 'prose',
      heading: 'Planning from the link table',
      paragraphs: [
        'The design of a data hall begins with its link table: every class of link with length, optics, fiber count and loss. We draw it up with you, order from it, label from it and test against it. Two rules keep it true for years: one polarity method of TIA-568.3 throughout, and a budget for each class of link with room for one connection more than the first design needs.',
      ],
      link: { label: 'AI data center services', to: '/services' },
      product: 'data-center-fiber-planning',
    },
    {
      kind: 'families',
      show: 'slider',
      heading: 'Featured families',
    },
    {
      kind: 'counters',
      heading: 'Where outages with a human cause begin',
      text: 'Cabling reduces handling errors by its layout: a port reached without moving its neighbors, a label read from the aisle, a cord whose path follows from its port number.',
      items: [
        { key: 'execution', label: 'staff execution', value: 36, suffix: '%' },
        { key: 'staffing', label: 'insufficient staff', value: 28, suffix: '%' },
        { key: 'procedures', label: 'incorrect procedures', value: 21, suffix: '%' },
      ],
      note: 'From Verrane’s own service records of outages caused by people, not from a published survey. An outage may have more than one cause, so the figures do not add up to 100%.',
    },
    {
      kind: 'needs',
      heading: 'Needs, features and benefits',
      caption: 'What operators ask for, and what answers it',
      rows: [
        {
          need: 'Move one cord, disturb none',
          feature:
            'Three trays of a 1U panel slide 120 mm, each by itself; plugs release at the boot',
          benefit: 'Neighbors change by 0.05 dB at most at 1550 nm while a cord is moved',
        },
        {
          need: 'Change density in service',
          feature: 'Slots that take 12 LC ports, 36 SN fibers or 36 MDC fibers',
          benefit: 'A row moves from LC to SN slot by slot, and the other slots stay live',
        },
        {
          need: 'Know the loss before ordering',
          feature: 'Cassettes stated for both joints: 0.50 dB with LC, 0.55 dB with SN ports',
          benefit: 'The budget is a sum of maxima, with no allowance hidden in it',
        },
        {
          need: 'Keep a frame workable for decades',
          feature: 'Spools that take up the difference between paths',
          benefit: 'One cord length, and troughs 45% full with every port in use',
        },
        {
          need: 'Bring in 6,912 fibers',
          feature: 'An entrance cabinet for ribbon splices at the point of entry',
          benefit: 'Outside cable ends where the code asks; listed trunks go on from there',
        },
      ],
    },
    {
      kind: 'articles',
      heading: 'Recent articles',
      items: [
        {
          title: 'What are VSFF connectors and why should you use them',
          to: '/what-are-VSFF-connectors-and-why-should-you-use-them',
          text: 'Which two problems the very small plugs solve, and what they cost.',
          image: 'stockImages/articles/vsff-connectors.svg',
        },
        {
          title: 'The Importance of Fiber Density in AI Data Centers',
          to: '/the-importance-of-fiber-density-in-ai-data-centers',
          text: 'How to count fibers per row, and where density stops paying.',
          image: 'stockImages/articles/fiber-density.svg',
        },
        {
          title: 'Fiber Optic Basics in the Age of AI Data Centers',
          to: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
          text: 'Light in glass, decibels and polish for anyone who plans or patches.',
          image: 'stockImages/articles/fiber-optic-basics.svg',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions and answers',
      groups: [
        {
          title: 'Design',
          items: [
            {
              question: 'How many connections may a DR4 channel have?',
              answer:
                'As many as its 3.0 dB allow. 500 m of fiber take 0.2 dB, two MPO pairs 0.7 dB and two SN cassettes 1.1 dB. That leaves 1.0 dB: a cross-connect, and a repair later.',
              link: workedOut('dr4'),
            },
            {
              question: 'Single-mode or multimode for a new data hall?',
              answer:
                'OM4 carries 400GBASE-SR4.2 for 100 m. OS2 carries DR4 for 500 m and FR4 for 2 km, and the next speed as well. Where the row plan or the next optic is open, take OS2: it costs more in optics, not in fiber.',
            },
            {
              question: 'When does an SN panel pay?',
              answer:
                'When the face of the rack is full and the trays are not. It holds three times the fibers of an LC panel, and it needs cords of 1.6 mm: 108 of them fill a side guide of 20 × 20 mm to 55%.',
            },
          ],
        },
        {
          title: 'Operation',
          items: [
            {
              question: 'Can we change ports while the panel is in service?',
              answer:
                'Yes. In VAD panels and VHD1 housings each slot is changed alone, and a tray moves by itself. Only the trunk legs of that slot are unplugged.',
            },
            {
              question: 'What should be measured at acceptance?',
              answer:
                'Tier 1 for every link: length, polarity and loss with a one-cord reference, with encircled flux for multimode. Add OTDR traces where a link has several connections, so that each joint has its own figure.',
            },
            {
              question: 'How clean is clean enough?',
              answer:
                'Grade each face per IEC 61300-3-35 immediately before it is mated, and keep the image. Inspect both faces: a clean plug picks up what lies on the dirty one.',
            },
          ],
        },
      ],
    },
  ],
}
