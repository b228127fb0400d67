import type { PageRecord } from './page-record.ts'

export const articlePages: PageRecord[] = [
  {
    path: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
    title: 'Fiber Optic Basics in the Age of AI Data Centers',
    description:
      'How fiber carries light, why single-mode and multimode differ, and how a loss budget is spent in an AI data center.',
    intro:
      'September 2024. Anyone who plans, buys or patches in an AI data center works with a few ideas about light in glass. Here they are, with the figures that matter.',
    sections: [
      {
        heading: 'A core, a cladding and a small difference',
        paragraphs: [
          'An optical fiber is a thread of silica 125 µm thick. Its core has a slightly higher refractive index than the cladding around it, so light that enters at a small angle is guided. In single-mode fiber the light occupies a spot about 9 µm wide and follows a single path. In multimode fiber the core is 50 µm wide and light takes many paths, which arrive at slightly different times and blur short pulses.',
          'From that follows the division of work. Multimode with 850 nm sources has served short links: OM4 carries 100 Gb/s over SR4 optics for 100 m. Single-mode (OS2, ITU-T G.652.D or G.657) loses about 0.35 dB per kilometer at 1310 nm and carries the same rate over kilometers. In large AI halls, where rows are long and the next speed is already on order, single-mode has become the usual choice.',
        ],
      },
      {
        heading: 'Decibels, and how they are spent',
        paragraphs: [
          'Loss is counted in decibels because losses in a row can then be added. 3 dB means half of the light is left, 0.25 dB about 94%. A 400GBASE-DR4 link of up to 500 m may lose 3.0 dB between its ends (IEEE 802.3). The fiber itself takes 0.2 dB of this; the rest belongs to the connections.',
          'A good LC pair takes 0.25 dB at most in 97% of random matings, which IEC 61753-1 calls Grade B. An MPO pair takes 0.35 dB at most at any of its fibers. Draw the channel, add the maxima, and keep what remains for the cross-connect that somebody will ask for later.',
        ],
      },
      {
        heading: 'Reflection and polish',
        paragraphs: [
          'Light that returns to a laser disturbs it. Domed end faces in contact (UPC) return less than one part in 100,000; faces angled by 8° (APC) send the remainder out of the core altogether and return less than one part in a million. Single-mode array connectors are angled for this reason. An angled and a domed plug must never meet: the gap between them costs several decibels and may damage both.',
        ],
      },
      {
        heading: 'Parallel lanes and polarity',
        paragraphs: [
          'AI clusters run on parallel optics. A DR4 transceiver sends on four fibers and receives on four others, all in one MPO plug; DR8 doubles that to sixteen. Each transmitter must meet a receiver at the far end. TIA-568.3 describes methods to arrange this, and the rule on site is short: choose one, write it down, and use it from one end of the hall to the other.',
        ],
      },
      {
        heading: 'Cleanliness',
        paragraphs: [
          'A particle of 10 µm covers the whole path of a single-mode fiber. Inspect every face before mating, grade it after IEC 61300-3-35, clean it if needed, and inspect again. In a hall with tens of thousands of links no other habit pays so well.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        list: [
          'ITU-T G.652 and G.657: single-mode fiber',
          'IEEE 802.3: channel loss of 100GBASE-SR4 and 400GBASE-DR4',
          'IEC 61753-1: connector grades; IEC 61300-3-35: end-face inspection',
          'TIA-568.3: polarity of array links',
        ],
      },
    ],
    links: [
      { label: 'Data center solution', to: '/solutions/datacenter' },
      { label: 'Fiber fundamentals course', to: '/fiber-fundamentals-course' },
    ],
  },
  {
    path: '/the-importance-of-fiber-density-in-ai-data-centers',
    title: 'The Importance of Fiber Density in AI Data Centers',
    description:
      'Why AI clusters need more fibers per rack unit, how to count them, and where density stops paying.',
    intro:
      'A rack unit is 44.45 mm of steel. In an AI data center the question of how many fibers pass through it decides how many accelerators fit into the hall.',
    sections: [
      {
        heading: 'Where the fibers come from',
        paragraphs: [
          'In a conventional row a server has two links of two fibers each. In a training cluster every accelerator has its own network port, and at 400 Gb/s over DR4 optics each port takes eight fibers. A row of 32 servers with eight ports each therefore ends in 32 × 8 × 8 = 2,048 fibers. The network between the rows is built without oversubscription, so each further stage of switches needs as many links as the first.',
          'Speeds add to this. An 800 Gb/s port over DR8 takes sixteen fibers. Wavelength multiplexing reduces the count, at a price in optics and power, and it is used where distances are long.',
        ],
      },
      {
        heading: 'What density buys',
        paragraphs: [
          'With LC panels of 144 ports in 1U, those 2,048 fibers need 15 rack units. With SN panels of 432 fibers in 1U they need five. The ten units that are won hold a switch and its power supply, or simply allow the patching to stay in the row instead of moving to a room of its own, which shortens every link.',
          'Shorter links are worth having. Light takes about 5 ns for each meter, and a cluster that waits for its slowest link pays for meters on every step of a job. Fewer panels also mean fewer trays between them and less blocked air.',
        ],
      },
      {
        heading: 'What density costs',
        paragraphs: [
          'Density is paid for at the front of the panel. At 432 fibers, 216 duplex cords leave one rack unit. Cords of 2.0 mm would not fit the side guides, so they are 1.6 mm thick; plugs are handled by the boot, because there is no room for two fingers; and each port needs a label that can be read. A panel whose trays slide forward restores the working room that the port spacing has taken.',
          'Loss has to be watched as well. A cassette adds two joints. An SN cassette is specified at 0.55 dB for both together, so two of them take 1.1 dB of the 3.0 dB that a DR4 channel may lose.',
        ],
      },
      {
        heading: 'How to decide',
        paragraphs: [
          'Count links for the full build, not for the first phase. Choose LC where racks are half empty and hands are many, SN or MDC where the row is full, and array ports where nothing is ever patched singly. Mixed panels, whose slots accept any of these, put the decision off until it is cheap: trunks stay, inserts change.',
          'Then look at the tray above the row. A trunk of 144 fibers is 8.6 mm thick; a few hundred duplex cords on the same route fill the tray for good. Density that stops at the panel has only moved the congestion.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        list: [
          'IEC 60297-3-100: dimensions of 19-inch racks',
          'IEEE 802.3: fiber counts and channel loss of 400GBASE-DR4 and 800GBASE-DR8',
          'TIA-942: data center infrastructure',
          'Catalogue data of the products named, with maximum loss',
        ],
      },
    ],
    links: [
      { label: 'Data center solution', to: '/solutions/datacenter' },
      { label: 'VHD1 panel, 432 SN', to: '/vhd1-432-sn' },
      { label: 'VAD any-density patch panel', to: '/vad-any-density-patch-panel' },
    ],
  },
  {
    path: '/what-are-VSFF-connectors-and-why-should-you-use-them',
    title: 'What are VSFF connectors and why should you use them',
    description:
      'VSFF connectors CS, SN, MDC and SN-MT explained: sizes, uses, handling, and when LC remains the better choice.',
    intro:
      'November 12, 2024. Very small form factor (VSFF) connectors put two or more fibers into a plug much smaller than LC duplex. They are not a fashion; they solve two particular problems.',
    sections: [
      {
        heading: 'The family',
        paragraphs: [
          'All duplex VSFF connectors keep the ferrule of LC: zirconia, 1.25 mm in diameter, spring-loaded. The optical contact is therefore the one that has been proved for decades, and loss grades and end-face geometry stay as they were. What shrinks is the housing.',
        ],
        list: [
          'CS: two ferrules side by side, closer than in LC duplex; two CS ports fit a QSFP-DD or OSFP faceplate',
          'SN: two ferrules one above the other in a plug 3.9 mm wide; four fit such a faceplate',
          'MDC: the same idea and size with a latch and housing of its own; it does not mate with SN',
          'SN-MT: a small array ferrule of 16 fibers in the outline of SN',
        ],
      },
      {
        heading: 'Problem one: breakout at the transceiver',
        paragraphs: [
          'An 800 Gb/s transceiver is often four links of 200 Gb/s in one case. With an MPO port the four must be separated outside, by a fan-out cord or a cassette, and either adds cost and one or two joints. With four SN or MDC receptacles each link has a port of its own: plain duplex cords go to four neighbors, and moving one leaves the others in service. The multi-source agreements for QSFP-DD and OSFP modules describe these port arrangements.',
        ],
      },
      {
        heading: 'Problem two: the panel',
        paragraphs: [
          'Three SN ports fit the opening of one LC duplex adapter. A 1U panel with 144 LC fibers becomes one with 432, on the same rails and with the same depth. Where a row of servers ends in 2,048 fibers, that is the difference between 15 rack units and five.',
        ],
      },
      {
        heading: 'What changes for the hand',
        paragraphs: [
          'The boot is the handle: push to latch, pull to release. Neighboring plugs are about 4 mm apart and need not be touched. Polarity is reversed in the field without opening the cord. Cleaners for 1.25 mm ferrules work with a guide for the port, and scopes need the matching tip. Cords are 1.6 mm thick where density is high; thicker ones do not fit the guides.',
          'Loss need not rise. SN and MDC cords are specified at 0.25 dB maximum, as LC cords are.',
        ],
      },
      {
        heading: 'When to stay with LC',
        paragraphs: [
          'If racks are not full and equipment ports are LC, a VSFF panel only adds hybrid cords. Many test sets, many technicians and much installed equipment speak LC. Choose VSFF where transceivers already have it or where rack space costs more than new habits; choose one interface, SN or MDC, for the whole site; and use hybrid cords at the border to older equipment.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        list: [
          'IEC 61754-20: LC interface; IEC 61754-37: MDC interface',
          'IEC 61755-3-1: end-face geometry; IEC 61753-1: grades',
          'QSFP-DD and OSFP multi-source agreements: optical port arrangements',
        ],
      },
    ],
    links: [
      { label: 'Browse Patch Cords', to: '/family/fiber-cable-assemblies' },
      { label: 'SN duplex patch cord', to: '/sn-duplex-patch-cord-os2' },
    ],
  },
  {
    path: '/decoding-the-verrane-brand',
    title: 'Decoding the Verrane brand',
    description:
      'What the name, the line of light and the colors of Verrane stand for, and what we promise to whoever relies on them.',
    intro:
      'April 25th, 2025. A brand is a set of signs and the experience people have had with them. This is what ours mean, so that you can hold us to them.',
    sections: [
      {
        heading: 'The name',
        paragraphs: [
          'Verrane comes from verre, the French word for glass. The glassworks of 1918 made gauges and laboratory glass, things that were useful only if one could see exactly what was inside. The material has remained; silica carries light in our cords, and glass bends it in our lenses. “Fiber & Photonics” names the two halves of the work: bringing light somewhere, and doing something with it there.',
        ],
      },
      {
        heading: 'The line of light',
        paragraphs: [
          'The sign that runs through our pages and packaging is a single line. It enters, divides and arrives, as light does on its way from a central office through a splitter to a home. It is never drawn as decoration: where it divides, something is divided, and where it ends, someone is connected.',
        ],
      },
      {
        heading: 'Two colors, used little',
        paragraphs: [
          'The ground is paper and graphite, because data is read on it. Orange (#D94829), the color of glass at the furnace mouth, marks the one thing to do next. Green (#8CC540) marks what has been met: a standard, a limit, a rule. White letters on that orange reach a contrast of 4.28:1 and on the green 2.06:1, less than the 4.5:1 that the Web Content Accessibility Guidelines ask of small text, so small text on either is set in tones that pass. A sign that some cannot read is not a sign.',
        ],
      },
      {
        heading: 'The way we write',
        paragraphs: [
          'Figures carry units and say whether they are typical or maximum. Standards are named by number. Part numbers are set so that they can be copied. We leave out words such as “leading”, since they have never helped anyone choose a patch panel.',
        ],
      },
      {
        heading: 'Our promise to you',
        paragraphs: [
          'Signs are worth what stands behind them. Whoever buys a part with this name on it may rely on five things.',
        ],
        list: [
          'The maximum on the data sheet holds for every port, not for the average one',
          'The measurement of your part is kept, and you can have it by serial number',
          'If another product serves you better or cheaper, ours or not, we say so',
          'A part in service can be repaired, extended or replaced without rebuilding what is around it',
          'When we are wrong, we tell you first and then put it right',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [],
        list: ['Web Content Accessibility Guidelines 2.2, success criterion 1.4.3: contrast'],
      },
    ],
    links: [
      { label: 'About Verrane', to: '/about' },
      { label: 'Partners', to: '/partners' },
    ],
  },
]
