import { siteFilms } from '#content/site-films.ts'
import type { ResponseTimes, ServicePhase, ServicesPage } from '#domain/records/services.ts'

const phases: ServicePhase[] = [
  {
    heading: 'Planning',
    work: [
      'Planning starts from numbers: links, fibers per link, lengths and the loss budget of the optics. A fabric of 32 leaf and 16 spine switches has 512 links, and each link at 800G over parallel fiber takes eight fibers or more.',
      'From that table follow trunk sizes, panels and the fill of every tray. A route that will be full in phase two shows now, while moving it costs a line on a drawing.',
    ],
    receive: [
      'Link table with fiber count, length and loss budget for every connection',
      'Row elevations, and tray fill at day one, in phase two and at full build',
      'Bill of materials by row, with lead times',
    ],
    link: { label: 'Data center fiber planning', to: '/data-center-fiber-planning' },
  },
  {
    heading: 'Design',
    work: [
      'Design turns the table into drawings that a crew can build from: routes, rack positions, polarity and a labeling scheme per TIA-606. For each class of link it states what the optics allow, what the cabling is expected to take, and what remains in reserve.',
      'Between buildings and out to homes the same people design routes, splits and splices, from the address list to the permit.',
    ],
    receive: [
      'Drawings as DWG and PDF, yours to edit',
      'Port and splice schedules as spreadsheets',
      'Loss, expected and allowed, for each class of link',
    ],
    link: { label: 'Access network design', to: '/access-network-design-fttx' },
  },
  {
    heading: 'Project Management',
    work: [
      'One project manager answers for material, crews, permits and acceptance, with a deputy, and is on site at least one day a week. Your own crews can be part of the plan; about half of our projects are mixed.',
      'Nothing is covered or buried before its test results are filed.',
    ],
    receive: [
      'Weekly report: built, measured, at risk',
      'Material calls matched to the progress of the crews',
      'Method statement and risk assessment for each kind of work',
    ],
    link: {
      label: 'Project management for fiber builds',
      to: '/project-management-fiber-builds',
    },
  },
  {
    heading: 'Installation',
    work: [
      'Trained crews pull pre-cut, labeled trunks in row order and follow one sequence at every port: inspect, clean, inspect, mate, measure. Live rooms are worked by permit, at night where that is safer.',
      'Four technicians install and test about 80 MPO trunks or 1,900 LC ports a week in an open data hall.',
    ],
    receive: [
      'End-face image, graded per IEC 61300-3-35, and loss value for every port',
      'Raw measurement data, not only summaries',
      'Warranty calls answered on site within 24 hours',
    ],
    link: { label: 'Structured cabling installation', to: '/structured-cabling-installation' },
  },
  {
    heading: 'Integration',
    work: [
      'When the racks of accelerators arrive, the fabric is ready. Cords come packed by rack and labeled at both ends; they are routed, patched and verified port by port against the link table.',
      'Every link is verified twice: by light from end to end before optics are fitted, and by neighbor discovery after power-up. One crossed pair does not stop a cluster, it slows a job in a way that is hard to find.',
    ],
    receive: [
      'Polarity and mapping record of all fibers of each link',
      'Comparison of the discovered neighbors with the link table',
      'A technician on call within 4 hours during the first 72 hours of burn-in',
    ],
    link: { label: 'AI cluster fabric integration', to: '/ai-cluster-fabric-integration' },
  },
]

const strengths = {
  heading: 'Why ask us',
  items: [
    'More than 2,000 technicians, our own and contracted, who inspect before they mate',
    'Nearly 300 locations; by our own service records, most North American sites lie within three hours of a crew',
    'Response times of 4, 8 or 24 hours, agreed site by site',
    'Open standards in every plan, whoever makes the parts',
    'We train your staff in courses at your site, with a minimum number of eight people',
    'The crew that installs can hold the maintenance agreement, and knows the room',
  ],
}

const responseTimes: ResponseTimes = {
  heading: 'Response times',
  caption: 'From your call to a technician on site',
  columns: ['Response', 'For', 'What it includes', 'Order as'],
  rows: [
    {
      time: '4 hours',
      site: 'Sites where a failed link stops production or a cluster',
      includes: 'Day and night, every day; spares box on site; two preventive visits a year',
      link: { label: '4-hour agreement', to: '/maintenance-agreement-4-hour' },
    },
    {
      time: '8 hours',
      site: 'Redundant networks, where a second path carries the traffic',
      includes: 'Seven days a week; remote diagnosis within 30 minutes; up to 20 sites pooled',
      link: { label: '8-hour agreement', to: '/maintenance-agreement-8-hour' },
    },
    {
      time: '24 hours',
      site: 'Cut or burned cable, without a prior agreement',
      includes: 'Splice crew with bypass cable, lasting repair, OTDR record',
      link: { label: 'Fiber restoration', to: '/fiber-restoration' },
    },
  ],
}

export const servicesPage: ServicesPage | undefined = {
  path: '/services',
  title: 'AI data center services',
  description:
    'Planning, design, project management, installation and integration of fiber in AI data centers, with 4, 8 or 24 hour response.',
  text: 'From the first link table to the last test report. More than 2,000 technicians, our own and contracted, work from nearly 300 locations, and each phase can be ordered alone. Access design, splicing, restoration and courses are listed below, under services to order.',
  film: siteFilms.services,
  phases,
  strengths,
  responseTimes,
  catalogue: { heading: 'Services to order', family: 'Services' },
}
