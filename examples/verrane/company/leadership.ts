import type { Executive, LeadershipPage } from '#domain/records/leadership.ts'

const portrait = (name: string) => `stockImages/people/${name}.svg`
const profile = (name: string) => `https://www.linkedin.com/in/${name}-verrane-example`

export const executives: Executive[] = [
  {
    name: 'Margit Halloran',
    title: 'Chief Executive Officer',
    charge: 'The company as a whole',
    image: portrait('margit-halloran'),
    linkedin: profile('margit-halloran'),
    chief: true,
    bio: [
      'Margit Halloran leads the company and has done so since 2019. She studied mechanical engineering in the evening while she assembled connectors by day, and her first patent describes a crimping tool that she had asked for and not been given. She ran the connector line, then quality, then the New Jersey works, where she moved the test station from the end of the line to every bench.',
      'As chief executive she brought cassettes, frames and hardened terminals under one test record, and committed the company to the domestic content that terminals reached in 2025. The list of returned parts, each with its cause, is the first report she reads every week; the forecast is the last.',
    ],
  },
  {
    name: 'Teodor Brandvik',
    title: 'Chief Operating Officer',
    charge: 'Five manufacturing sites, delivery',
    image: portrait('teodor-brandvik'),
    bio: [
      'Teodor Brandvik answers for five manufacturing sites and for delivery on the promised day, which over 95% of orders meet by our own records. A production engineer from Trondheim, he spent eleven years building pumps for offshore platforms, where a missing part costs a day of a ship.',
      'He joined in 2014 to bring cassette assembly into one building and stayed for a harder task: making the dates that we give out true. An order is now confirmed against machines, people and material, on one list that all sites share. Orders that miss their day are read out every Monday with the cause. He visits each site twice a year and begins his reports with what he got wrong in the one before.',
    ],
  },
  {
    name: 'Priya Ranganathan',
    title: 'Chief Technology Officer',
    charge: 'Optics, connectors, test laboratories',
    image: portrait('priya-ranganathan'),
    linkedin: profile('priya-ranganathan'),
    bio: [
      'Priya Ranganathan leads optics, connectors and the test laboratories. She is a physicist; her doctorate dealt with noise in balanced detection, and the receiver that she built for it became the first of our detectors for optical coherence tomography. She joined in 2009 in the Netherlands and came to New Jersey when connector and optics development became one group.',
      'Her laboratories set the limits printed on data sheets. A limit is published when three production lots have met it at both ends of the temperature range, and not before. She took PEACOC, the expanded-beam coupler for optical chips, from a drawing to samples. She works on connector standards in IEC SC 86B and teaches the loss-budget lesson of the fundamentals course herself.',
    ],
  },
  {
    name: 'Kenji Morisaki',
    title: 'Vice President, Photonics',
    charge: 'Lenses, detectors, probes',
    image: portrait('kenji-morisaki'),
    bio: [
      'Kenji Morisaki runs lenses, detectors and probes from the office in Tokyo. He came as a trainee in 1994 and ground his first lens in the works that he now leads; it was out of tolerance by two fringes and lies on his desk. He qualified as an optical designer in evening courses.',
      'His group drew the microlens arrays whose pitch of 250 µm later suggested the PEACOC coupler. Under him the gradient-index line brought the spread of √A within each melt to ± 0.5%, by changing the furnace program and not the inspection. He spends a day of each week with people who build instruments, mostly asking what they measured and at what temperature. Collectors send him letters about old lenses, and he answers them.',
    ],
  },
  {
    name: 'Annelies de Wael',
    title: 'Vice President, Networks',
    charge: 'Panels, frames, closures, terminals',
    image: portrait('annelies-de-wael'),
    linkedin: profile('annelies-de-wael'),
    bio: [
      'Annelies de Wael leads panels, frames, closures and terminals. Before she joined in 2016 she planned access networks for twelve years, first for a municipal fiber company in Flanders, then for an engineering office with projects in four countries. She knows from that time what a planner needs from a maker: drawings with real dimensions, part numbers that do not change, and a lead time that is true on the day of the order.',
      'Her group brought 432 fibers into one rack unit with each of them still within reach, and moved the molding of terminal housings to New Jersey, the larger part of the 55% of material content made in the USA that terminals reached in 2025 by our own record. She signs the BEAD/BABA letters in person and has declined to sign some.',
    ],
  },
  {
    name: 'Rafael Ocampo',
    title: 'Vice President, Services',
    charge: 'Technicians and field crews, response, training',
    image: portrait('rafael-ocampo'),
    linkedin: profile('rafael-ocampo'),
    bio: [
      'Rafael Ocampo answers for services: more than 2,000 technicians, our own and those of contracted firms, at nearly 300 locations. He started as a splicer in Cebu, on aerial routes that storms took down every year, and learned there that a restoration is decided by what was prepared before it.',
      'He joined in 2011 to set up training in Manila and has since certified crews on three continents. The sequence that they follow at every port (inspect, clean, inspect, mate, measure) is his, and so are the response times of 4, 8 or 24 hours, with a fee that goes back to the customer when one is missed. He still keeps a cleaver in his bag and spends a week of each quarter with a crew, unannounced.',
    ],
  },
  {
    name: 'Lin Yuwen',
    title: 'Chief Financial Officer',
    charge: 'Finance, purchasing',
    image: portrait('lin-yuwen'),
    bio: [
      'Lin Yuwen looks after finance and purchasing. She trained as a metallurgist in Nanjing and came to finance by way of the warehouse: from 2006 she bought silica, copper and resin for the company, and found that the price of a part says less than the cost of the line it stops. She took over purchasing for all sites in 2013 and finance in 2020.',
      'She also keeps the long view. The glassworks has paid for its own growth since 1918, and a furnace, a mold or a test set is still replaced from what its predecessor earned. Every month she publishes the prices of raw materials inside the company, so that designers see what a gram of ceramic costs while they can still save it.',
    ],
  },
]

export const leadershipPage: LeadershipPage | undefined = {
  path: '/leadership',
  title: 'Leadership',
  description:
    'The seven people who lead Verrane Fiber & Photonics, what each is responsible for and where they come from.',
  parent: { label: 'About', to: '/about' },
  intro:
    'Seven people share the responsibility for the company. Most of them began at a bench, on a production floor or in the field.',
  statement:
    'Of each new product I ask which figure it improves and who needs that figure. About one proposal in three survives the question.',
  team: { heading: 'Executive team', text: 'Six areas, each with one person who answers for it.' },
  people: executives,
}
