import type { PageRecord } from './page-record.ts'

export const solutionsIndexPages: PageRecord[] = [
  {
    path: '/solutions',
    title: 'Solutions',
    description:
      'Ten fields of work for fiber and photonics, from data centers to neuroscience: what decides each design and which products serve it.',
    intro:
      'Start from what has to be connected. Each page says what decides the design in its field, with figures, and shows the product families that serve it.',
    sections: [
      {
        heading: 'Three kinds of question',
        paragraphs: [
          'In data centers, central offices and enterprise buildings the question is density and order: how many fibers a rack unit can hold while a technician still reaches one of them. Outside, in access, rural and wireless networks, it is loss, weather and labor: what a link may lose over 20 km, what a seal must withstand, and what a crew can do in a day.',
          'In medical imaging, neuroscience and specialty optics it is the light itself: its wavelength, its polarization, the shape of the beam and the noise of the detector. AI clusters, which combine the first question with very large numbers, have a page of their own in the Solutions menu.',
        ],
      },
      {
        heading: 'If your case lies between two pages',
        paragraphs: [
          'Write or call with the distances, fiber counts and optics you have in mind. An engineer answers, and says so when a simpler design would do.',
        ],
      },
    ],
    links: [
      { label: 'Data center', to: '/solutions/datacenter' },
      { label: 'Central office & headend', to: '/solutions/central-office' },
      { label: 'Outside plant', to: '/solutions/outside-plant' },
      { label: 'FTTX', to: '/solutions/fttx' },
      { label: 'Rural broadband', to: '/solutions/rural-broadband' },
      { label: 'Wireless', to: '/solutions/wireless' },
      { label: 'Enterprise', to: '/solutions/enterprise' },
      { label: 'Medical imaging', to: '/solutions/medical-imaging' },
      { label: 'Neuroscience', to: '/solutions/neuroscience' },
      { label: 'Specialty optics', to: '/solutions/specialty-optics' },
    ],
  },
]
