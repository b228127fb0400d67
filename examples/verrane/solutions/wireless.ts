import { siteFilms } from '#content/site-films.ts'
import type { Solution } from '#domain/records/solution.ts'

export const wireless: Solution = {
  slug: 'wireless',
  path: '/solutions/wireless',
  title: 'Fiber for wireless networks',
  name: 'Wireless',
  summary: 'Fronthaul delay and symmetry, WDM in place of new cable, and one climb.',
  description:
    'Fiber to towers, rooftops and small cells: fronthaul delay and distance, WDM instead of new cable, and sealed terminations.',
  hero: {
    film: siteFilms['solutions/wireless'],
    heading: 'Fiber for every radio of a wireless network',
    text: 'Delay limits its length, timing limits the difference between its two directions, and tower climbs limit how often it can be serviced.',
  },
  intro: {
    text: 'A radio site asks three things of its fiber that a house does not: microseconds, symmetry and a termination that is never opened at height. The optics are standard; the plan needs care.',
    links: [
      { label: 'CWDM module, 8 channels', to: '/cwdm-mux-8-lgx' },
      { label: 'Sealed wall panel, IP65', to: '/vwx-24-sc-apc-ip65' },
    ],
  },
  statistics: {
    heading: 'Requirements of the radios',
    boxes: [
      {
        value: '132 EB',
        label:
          'of mobile data, or 132 trillion megabytes, were used in the United States in 2024, about a third more than in the year before.',
        source: {
          name: 'CTIA, Annual Wireless Industry Survey',
          year: 2025,
          url: 'https://www.prnewswire.com/news-releases/americans-use-record-132-trillion-mbs-of-wireless-data-in-2024-ctia-annual-survey-finds-302549235.html',
        },
      },
      {
        value: '±1,500 ns',
        label: 'is the time error that TDD radio may have from end to end (accuracy class 4).',
        source: {
          name: 'ITU-T G.8271/Y.1366',
          year: 2020,
          url: 'https://www.itu.int/rec/T-REC-G.8271',
        },
      },
      {
        value: '0.1 ms',
        label: 'one way is the tightest common delay class of an eCPRI fronthaul network.',
        source: {
          name: 'Requirements for the eCPRI Transport Network V1.2',
          year: 2018,
          url: 'http://www.cpri.info/spec.html',
        },
      },
      {
        value: '20 Gb/s',
        label: 'is the least peak rate that 5G has to reach toward the handset.',
        source: {
          name: 'ITU-R M.2410',
          year: 2017,
          url: 'https://www.itu.int/pub/R-REP-M.2410',
        },
      },
    ],
  },
  strengths: [
    'Terminals and drops sealed at the port to IP68, from −40 to 75 °C',
    'CWDM and DWDM modules for LGX housings and 1U shelves, without power',
    'Wall panels and spooling panels for huts and rooftops',
    'Trunk lengths measured, so that both directions can be matched',
    'Maintenance agreements for up to 20 sites together',
  ],
  families: [
    { name: 'Fiber Cable Assemblies' },
    { name: 'Fiber Patch Panels' },
    { name: 'Fiber Terminals & Closures' },
    { name: 'Passive Optical Components' },
  ],
  parts: [
    {
      kind: 'budget',
      heading: 'Fronthaul delay and distance',
      text: 'Light takes 4.9 µs for each kilometer of fiber, so 100 µs are 20 km with nothing in between. Every switch on the way takes its share; filters take none worth counting. Beyond 15 to 17 km the baseband has to move closer to the antennas.',
      unit: 'µs',
      limit: { label: 'eCPRI, tightest common class', value: 100 },
      items: [
        { label: '15 km of fiber', value: 73.5 },
        { label: 'Two fronthaul switches, planned at 5 µs each', value: 10 },
        { label: 'Filters, cords and 30 m of tower cable', value: 0.3 },
      ],
    },
    {
      kind: 'prose',
      heading: 'Timing and equal fiber length',
      paragraphs: [
        'Time reaches a radio as packets that are sent both ways. The protocol halves the round trip and takes both directions to be equal; what they differ by, halved, becomes an error of the clock. One hundred meters more in one direction are 490 ns, and 245 ns of a budget of 1,500 ns are gone before any equipment is switched on.',
        'Repairs are the usual cause: traffic moved from a broken fiber to a longer one. Keep both directions in one cable, splice pairs together, and let the record carry the length of each fiber and not only of the cable. One fiber used in both directions, on two wavelengths, removes the difference and leaves about ten nanoseconds of chromatic dispersion, which can be calculated.',
      ],
      product: 'vsp1-24-lc-apc',
    },
    {
      kind: 'table',
      heading: 'WDM in place of new cable',
      text: 'Where a site adds radios and the cable has no spare fibers, use WDM. Add the loss of both ends to 0.25 dB/km, and what the optics allow decides which of these fits.',
      caption: 'Passive multiplexers, loss at most, connectors included',
      columns: ['Module', 'Channels', 'Spacing', 'Loss of each end', 'For'],
      rows: [
        [
          'CWDM, LGX',
          '8, 1471 to 1611 nm',
          '20 nm',
          '2.2 dB',
          'three sectors on one pair, huts without heating',
        ],
        [
          'CWDM, 1U',
          '18, 1271 to 1611 nm',
          '20 nm',
          '3.9 dB',
          'every channel of the grid, short routes',
        ],
        ['DWDM, LGX', '8 of the C band', '100 GHz', '3.2 dB', 'growth in blocks, amplified routes'],
        ['DWDM, 1U', '40, C21 to C60', '100 GHz', '5.5 dB', 'hubs that collect many sites'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Installation on the tower',
      paragraphs: [
        'A termination mounted at 40 m should not be opened there. Hardened drops are plugged from outside and sealed at the port; a radio is replaced with one plug and the others stay in service. Angled faces keep reflections from analog and coherent receivers.',
        'At the base of the tower a spooling panel pays out the length that the route needs and keeps the remainder inside. In the hut, a wall panel rated IP65 takes splices, ports and a splitter in one box, and condensation stays on the outside.',
      ],
      product: 'vwx-24-sc-apc-ip65',
    },
    {
      kind: 'prose',
      heading: 'Small cells over PON',
      paragraphs: [
        'Small cells along a street are connected like homes: terminals, drops, splitters. XGS-PON carries backhaul and midhaul; fronthaul does not fit a shared upstream. Leave two home-run fibers at every terminal that stands within sight of a streetlight, and the next radio needs a drop instead of a trench.',
      ],
      product: 'vmt-multiport-terminal-4',
      link: { label: 'FTTX solution', to: '/solutions/fttx' },
    },
    { kind: 'families', show: 'cards', heading: 'Product families' },
  ],
}
