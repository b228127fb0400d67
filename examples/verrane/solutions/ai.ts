import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'
import { workedOut } from '../loss-budget-examples.ts'
import { frames } from './frames.ts'

export const ai: Solution = {
  slug: 'ai',
  path: '/solutions/ai',
  title: 'Fiber for AI clusters',
  name: 'AI',
  summary: 'Link counts, loss budgets of parallel optics, and 432 fibers in one rack unit.',
  description:
    'Fiber for AI clusters: link counts, loss budgets of parallel optics, and panels with up to 432 fibers in one rack unit.',
  hero: {
    film: siteFilms['solutions/ai'],
    heading: 'Fiber for AI clusters, planned link by link',
    text: 'One slow link holds up a whole training step.',
  },
  intro: {
    text: 'An AI cluster has ten times the fibers of a storage row, and every accelerator waits for the slowest of them.',
    links: [
      { label: 'AI data center services', to: '/services' },
      { label: 'Data center solution', to: '/solutions/datacenter' },
    ],
  },
  statistics: {
    heading: 'AI power, optics and failures in figures',
    boxes: [
      {
        value: '945 TWh',
        label:
          'of electricity are projected for data centers worldwide in 2030, against 415 TWh in 2024.',
        source: {
          name: 'IEA, Energy and AI',
          year: 2025,
          url: 'https://www.iea.org/reports/energy-and-ai/energy-demand-from-ai',
        },
      },
      {
        value: '8.4%',
        label:
          'of 419 unexpected interruptions in 54 days of training on 16,384 GPUs came from network switches and cables.',
        source: {
          name: 'Meta, The Llama 3 Herd of Models',
          year: 2024,
          url: 'https://arxiv.org/abs/2407.21783',
        },
      },
      {
        value: '16',
        label: 'single-mode fibers serve one 800GBASE-DR8 port, for 500 m and 3.0 dB.',
        source: {
          name: 'IEEE Std 802.3df, as summarized by TIA FOTC',
          year: 2024,
          url: 'https://www.tiafotc.org/ieee-802-3-ethernet-standards-update/singlemode-standards-update/800gbase-dr8/',
        },
      },
      {
        value: '< 5%',
        label:
          'of system cost went into the optical switches that link 4,096 chips of a TPU v4 machine.',
        source: {
          name: 'Jouppi et al., TPU v4, ISCA',
          year: 2023,
          url: 'https://arxiv.org/abs/2304.01433',
        },
      },
    ],
  },
  factoids: {
    heading: 'Fiber count of one row',
    items: [
      {
        figure: '2,048',
        text: 'fibers leave 32 servers with eight 400 Gb/s ports each: 32 × 8 × 8 over DR4',
      },
      { figure: '5 RU', text: 'of SN panels hold them; LC panels of 144 ports need 15' },
      {
        figure: '26%',
        text: 'of the section of 72 duplex cords of 2.0 mm is what a 144-fiber trunk takes',
      },
      { figure: '4.9 ns', text: 'of delay for each meter of fiber, on every step of a job' },
    ],
  },
  strengths: [
    'Up to 432 fibers in a 1U panel, on sliding trays with a place for every cord',
    'Trunks, harnesses and cassettes for MPO-12 and MPO-16 optics, 400 and 800 Gb/s',
    'SN and MDC ports for breakout without a fan-out cassette',
    'Loss measured for every fiber before delivery',
    'Integration crews that verify each link against the link table',
  ],
  families: [
    { name: 'Fiber Patch Panels' },
    frames,
    { name: 'Cassettes' },
    { name: 'Fiber Cable Assemblies' },
  ],
  parts: [
    {
      kind: 'families',
      show: 'products',
      heading: 'Products for AI clusters',
    },
    {
      kind: 'prose',
      heading: 'Link count and rack space',
      paragraphs: [
        'A fabric without oversubscription needs as many links above each stage of switches as below it. A row of 256 ports therefore has 256 links to the leaf switches and 256 more from there to the spine; with DR4 optics each of them takes eight fibers.',
        'A DR8 port at 800 Gb/s takes 16 fibers and serves eight links of 100 Gb/s, two of 400 or one of 800. SN ports break out at the front, without a cassette in between.',
      ],
      figure: {
        image: 'stockImages/articles/rack-units.svg',
        alt: 'Two racks to one scale: 2,048 fibers take 15 rack units of LC panels or five of SN panels.',
        caption: 'The ten units won hold a switch and its power.',
      },
    },
    {
      kind: 'budget',
      heading: 'Loss budget of a 400G DR4 channel',
      text: 'A DR4 lane of 500 m over two trunks and a cross-connect, planned with maxima. The cord between the cassettes adds nothing: its two joints are counted in the 0.55 dB of each. IEEE 802.3 allows 3.0 dB for fiber and connections together; the rest is margin for repairs.',
      unit: 'dB',
      limit: { label: '400GBASE-DR4', value: 3 },
      link: workedOut('dr4'),
      items: [
        { label: '500 m of fiber', value: 0.2 },
        { label: 'Two MPO connections', value: 0.7 },
        { label: 'Two cassettes, MPO to SN', value: 1.1 },
      ],
    },
    {
      kind: 'table',
      heading: 'Channel limits of the optics',
      text: 'Reach and loss are properties of the optic. It decides fiber count, connector and how many connections a link may have.',
      caption: 'Channel limits per IEEE 802.3',
      columns: ['Optic', 'Fibers', 'Reach', 'Channel loss', 'Connector'],
      rows: [
        ['100GBASE-DR', '2 single-mode', '500 m', '3.0 dB', 'LC or SN duplex'],
        ['400GBASE-DR4', '8 single-mode', '500 m', '3.0 dB', 'MPO-12 APC'],
        ['400GBASE-FR4', '2 single-mode', '2 km', '4.0 dB', 'LC duplex'],
        ['400GBASE-SR4.2', '8 multimode', '100 m on OM4', '1.8 dB', 'MPO-12'],
        ['800GBASE-DR8', '16 single-mode', '500 m', '3.0 dB', 'MPO-16 APC'],
      ],
    },
    {
      kind: 'prose',
      heading: 'End-face inspection and cleaning',
      paragraphs: [
        'A particle of 10 µm covers the whole path of a single-mode fiber, and an array has 12 or 16 chances to meet one. A soiled MPO face can take half of a DR4 budget and send light back into the laser; IEEE 802.3 allows less reflection at each connection as their number rises; angled faces meet that limit. Grade every face per IEC 61300-3-35, clean it, and look again before mating.',
      ],
      product: 'fiber-inspection-scope-mpo',
    },
    {
      kind: 'prose',
      heading: 'Installation and delivery',
      paragraphs: [
        'Trunks are pulled and every port is verified against the link table before the accelerators are on the dock. Integration then takes cords, optics and light.',
      ],
      product: 'ai-cluster-fabric-integration',
      link: { label: 'Planning to integration', to: '/services' },
    },
  ],
}
