import type { Solution, SolutionsIndex } from '#domain/records/solution.ts'
import { siteFilms } from '#content/site-films.ts'
import { ai } from './ai.ts'
import { centralOffice } from './central-office.ts'
import { datacenter } from './datacenter.ts'
import { enterprise } from './enterprise.ts'
import { fttx } from './fttx.ts'
import { medicalImaging } from './medical-imaging.ts'
import { neuroscience } from './neuroscience.ts'
import { outsidePlant } from './outside-plant.ts'
import { ruralBroadband } from './rural-broadband.ts'
import { specialtyOptics } from './specialty-optics.ts'
import { wireless } from './wireless.ts'

/** In the order menus and cards have them. */
export const solutions: Solution[] = [
  ai,
  datacenter,
  centralOffice,
  outsidePlant,
  fttx,
  ruralBroadband,
  wireless,
  enterprise,
  medicalImaging,
  neuroscience,
  specialtyOptics,
]

export const solutionsIndex: SolutionsIndex | undefined = {
  path: '/solutions',
  title: 'Solutions',
  description:
    'Eleven fields of work for fiber and photonics, from data centers to neuroscience: what decides each design and which products serve it.',
  hero: {
    film: siteFilms.solutions,
    heading: 'Solutions, by what has to be connected',
    text: 'A data hall of accelerators, a valley of farms, a cell 1 mm deep in tissue. Each page starts with the figures that decide the design.',
  },
  heading: 'Eleven industries',
  text: 'Each page says what decides the design in its field, with figures and their sources, and shows the product families that serve it.',
  featured: {
    solution: ai,
    label: 'See what a cluster asks for',
    text: '2,048 fibers leave one row of 32 servers. Link counts, loss budgets and the products that hold them have a page of their own.',
  },
  questions: [
    {
      heading: 'Data and enterprise',
      text: 'In data centers, central offices and buildings the question is how many fibers a rack unit can hold while a technician still reaches one of them.',
    },
    {
      heading: 'Networks',
      text: 'In access, rural and wireless networks it is what a link may lose over 20 km, what a seal must withstand, and what a crew can do in a day.',
    },
    {
      heading: 'Photonics',
      text: 'In imaging, neuroscience and specialty optics it is wavelength, polarization, the shape of the beam and the noise of the detector.',
    },
    {
      heading: 'Not sure where to start?',
      text: 'Write or call with distances, fiber counts and optics. An engineer answers, and says so when a simpler design would do.',
    },
  ],
}
