import { site } from '#content/site.ts'
import { siteFilms } from '#content/site-films.ts'
import type {
  ApplicationStep,
  CareersPage,
  SpotlightQuestion,
  TeamProfile,
  WorkPicture,
} from '#domain/records/careers.ts'

const applicationSteps: ApplicationStep[] = [
  {
    title: 'Choose a posting',
    text: 'All open positions are on the job board. Each names the pay band, the shifts and the travel.',
  },
  {
    title: 'Show what you have made',
    text: 'A page about something you made or repaired is worth more to us than a form. Send it through the board or by email:',
    email: site.email,
  },
  {
    title: 'Hear from a person',
    text: 'You hear back within ten working days of sending your application, with a yes or with a reason.',
  },
  {
    title: 'Spend half a day with us',
    text: 'At the bench or in the van, with the people you would work with. Travel is paid.',
  },
]

export const workPictures: WorkPicture[] = [
  {
    picture: 'stockImages/central-office-frame.webp',
    alt: 'A line-up of distribution frames with jumpers in their managers.',
    title: 'Frames, Netherlands',
    text: 'Two people wire a frame of 4,032 fibers and measure every port before it is packed.',
  },
  {
    picture: 'stockImages/optical-bench.webp',
    alt: 'A beam folded by mirrors and divided across an optical bench.',
    title: 'Optics, Tokyo',
    text: 'Designers and grinders share one floor. Whoever draws a lens is called to the bench when it misses its figure.',
  },
  {
    picture: 'stockImages/medical-probe.webp',
    alt: 'An imaging probe as thin as a hair turns its beam inside a vessel.',
    title: 'Probes, New Jersey',
    text: 'Fusing a lens of 0.3 mm to a fiber takes two seconds in the arc and four weeks of practice. Each probe is tested in air, water and a phantom.',
  },
  {
    picture: 'stockImages/underground-plant.webp',
    alt: 'A closure in a handhole under the street, its cable divided into three ducts.',
    title: 'Outside plant, nearly 300 locations',
    text: 'Crews of two open, splice, close and test. Reports are written in the van, while the closure can still be opened.',
  },
  {
    picture: 'stockImages/data-center-aisle.webp',
    alt: 'The aisle of a data hall between two rows of racks.',
    title: 'Data halls',
    text: 'Crews of four pull labeled trunks in row order. The sequence at every port is the same: inspect, clean, inspect, mate, measure.',
  },
]

export const teamProfiles: TeamProfile[] = [
  {
    name: 'Polishing and inspection',
    picture: 'stockImages/team/workbench.svg',
    alt: 'A bench with a polishing machine, a microscope and a screen that shows an end face.',
    text: 'Forty benches in New Jersey and Manila turn a cleaved fiber into an end face whose apex lies within 50 µm of the core.',
    more: [
      'A bench takes a batch of twenty-four ends through four films, from 9 µm silicon carbide to 0.02 µm silica. The interferometer is at the bench, not in another room, so whoever polishes sees the result in the same minute and owns it.',
      'The hard part is patience: the step that saves a minute is the one that leaves a scratch. People with steady hands from other trades do well here; we have had watch repairers, bakers and a harpist.',
    ],
    facts: [
      { label: 'Places', value: 'New Jersey, Manila' },
      { label: 'Shifts', value: 'Early and late, weekends free' },
      { label: 'To learn', value: 'No experience needed: six weeks beside a trainer' },
    ],
  },
  {
    name: 'Splicing crews',
    picture: 'stockImages/team/splicing-van.svg',
    alt: 'A van with an open workbench beside a pole; fiber leads from a reel to a splicer and up the pole.',
    text: 'Two people, a van, a splicer and a reflectometer. A crew builds closures in new networks and is called when a cable is cut.',
    more: [
      'A ribbon splice joins twelve fibers in half a minute; preparing the cable takes an hour and decides whether the closure will still be dry in ten years. Crews photograph each tray and file the trace before they drive on.',
      'The hard part is weather, and being the one who says that a route must be measured again. On-call weeks are one in five and paid whether the phone rings or not.',
    ],
    facts: [
      { label: 'Places', value: 'Nearly 300 locations' },
      { label: 'Shifts', value: 'Days; on call one week in five' },
      {
        label: 'To learn',
        value: 'No experience needed: three days of course, three months in a crew',
      },
    ],
  },
  {
    name: 'Network planning',
    picture: 'stockImages/team/drafting-desk.svg',
    alt: 'A drafting desk with the plan of a street: one line from a cabinet to seven houses.',
    text: 'Planners turn a map and a budget into split ratios, routes and a list of parts, for access networks and for data halls.',
    more: [
      'A plan begins with what is already in the ground, and that is seldom what the records say. A planner walks the route, counts poles and reads duct plates before the first line is drawn. The loss budget of the farthest home is worked out first.',
      'The hard part is leaving room for the change that always comes. Planners spend two weeks of their first year with a splicing crew, opening closures that somebody else has planned.',
    ],
    facts: [
      { label: 'Places', value: 'New Jersey, Netherlands' },
      { label: 'Hours', value: 'Flexible; two days from home' },
      { label: 'To learn', value: 'Surveying or networks, and our tools on site' },
    ],
  },
]

export const spotlightQuestions: SpotlightQuestion[] = [
  {
    question: 'What did you do before you came here?',
    answer:
      'I repaired sewing machines in a shop in Newark. You learn there to feel when a thread is about to break. A fiber of 125 µm is not so different, and it breaks for the same reasons: a bend, a nick, a hurry.',
  },
  {
    question: 'Do I need experience with fiber to start on a polishing line or in a crew?',
    answer:
      'No, you need to know nothing about fiber. Everybody begins with the two-day fundamentals course. At the bench you then sit beside a trainer until fifty end faces in a row have passed. Most people take six weeks, some take ten, and nobody is sent home for being slow.',
  },
  {
    question: 'What does a day look like?',
    answer:
      'The early shift starts at six with cleaning and a reference measurement. Then batches of twenty-four ends, with a break from the microscope every fifty minutes. At two we hand over with the sheet of what failed and why. I have afternoons for process trials, which is why I like the early shift.',
  },
  {
    question: 'How are pay, shifts and travel settled?',
    answer:
      'They are in the posting, and again in the offer that you get before the interview. There is one pay band for a post in a place. It goes up when you qualify for another station, and the list of stations hangs on the wall.',
  },
  {
    question: 'How did you become an engineer?',
    answer:
      'I kept asking why the radius moved on humid days. My lead let me log it for a month, and it turned out to be the films. After that the company paid for my evening degree: four years, two evenings a week, exam days off. I signed to stay for two years afterward. That was in 2023 and I am still here.',
  },
  {
    question: 'Can I change trade or country?',
    answer:
      'Yes, and it helps if you do it early. Posts are open inside for two weeks before they go on the board. Two people from my first shift now splice, one plans networks in the Netherlands, and my own trainer went to Manila for a year to set up the line there.',
  },
  {
    question: 'What do you find hard?',
    answer:
      'Stopping the line. When the interferometer says that the last forty ends are out, you have forty ends to throw away and a shipment to delay, and you must say so in front of everyone. The first time my hands shook. Nobody has ever been blamed for it, but it never becomes easy.',
  },
  {
    question: 'What should I ask in the interview?',
    answer:
      'Ask to see the record of a part that came back. You will see how we talk when something went wrong, and whether you would like to sit at that table.',
  },
]

export const careersPage: CareersPage | undefined = {
  path: '/careers',
  title: 'Careers',
  description:
    'Work at Verrane Fiber & Photonics: what the trades, laboratories and offices do, open jobs, and how to apply.',
  parent: { label: 'About', to: '/about' },
  hero: {
    film: siteFilms.careers,
    kicker: 'Careers',
    heading: 'A loss of 0.2 dB is the work of many hands.',
    text: 'People draw glass, polish ends, write firmware, answer phones and climb poles here: about 2,000 of them, on three continents.',
  },
  jobBoard: 'https://jobs.verrane.example',
  kinds: {
    heading: 'Four kinds of work',
    text: 'Every part leaves with a measurement, so every trade here learns to measure. New colleagues spend their first two days in the fiber fundamentals course, whatever their post.',
    items: [
      { label: 'Manufacturing', value: 'Polishing, assembly, molding, glass and coating' },
      { label: 'Engineering', value: 'Optics, mechanics, process, test and software' },
      { label: 'Field', value: 'Splicing, installation, certification and maintenance' },
      { label: 'Office', value: 'Planning, purchasing, sales, finance and people' },
    ],
  },
  pictures: { heading: 'Where the work is', items: workPictures },
  teams: {
    heading: 'Three teams',
    text: 'What they do all day, what they find hard, and how to join them.',
    items: teamProfiles,
  },
  spotlight: {
    heading: 'Spotlight: Dorota Quint',
    role: 'Process engineer, connector polishing, New Jersey',
    text: 'She came to the polishing line in 2016 without having seen a fiber. Today she writes its process sheets and trains those who begin. We gave her the questions that applicants ask us.',
    questions: spotlightQuestions,
  },
  apply: {
    heading: 'How to apply',
    steps: applicationSteps,
  },
}
