import { site } from '#content/site.ts'
import type { Distributor, PartnerBenefits, PartnersPage } from '#domain/records/partners.ts'

const distributors: Distributor[] = [
  {
    name: 'Quillhaven Supply',
    region: 'USA, Northeast and Midwest',
    url: 'https://www.quillhaven.example',
    logo: 'stockImages/logos/distributor-quillhaven.svg',
    width: 182,
  },
  {
    name: 'Tarrow Ridge Datacom',
    region: 'USA, West, and Canada',
    url: 'https://www.tarrow-ridge.example',
    logo: 'stockImages/logos/distributor-tarrow-ridge.svg',
    width: 206,
  },
  {
    name: 'Pellworth Cabling',
    region: 'United Kingdom and Ireland',
    url: 'https://www.pellworth.example',
    logo: 'stockImages/logos/distributor-pellworth.svg',
    width: 203,
  },
  {
    name: 'van Loerik Glasvezel',
    region: 'Benelux, Germany and France',
    url: 'https://www.vanloerik.example',
    logo: 'stockImages/logos/distributor-van-loerik.svg',
    width: 178,
  },
  {
    name: 'sundvik nät',
    region: 'Nordic and Baltic countries',
    url: 'https://www.sundvik.example',
    logo: 'stockImages/logos/distributor-sundvik.svg',
    width: 217,
  },
  {
    name: 'Kirimori Optics Trading',
    region: 'Japan and Korea',
    url: 'https://www.kirimori.example',
    logo: 'stockImages/logos/distributor-kirimori.svg',
    width: 189,
  },
  {
    name: 'Yulan Harbor Networks',
    region: 'China',
    url: 'https://www.yulan-harbor.example',
    logo: 'stockImages/logos/distributor-yulan-harbor.svg',
    width: 207,
  },
  {
    name: 'isla verano telecom supply',
    region: 'Philippines and Southeast Asia',
    url: 'https://www.isla-verano.example',
    logo: 'stockImages/logos/distributor-isla-verano.svg',
    width: 195,
  },
]

const benefits: PartnerBenefits[] = [
  {
    heading: 'Distributors receive',
    items: [
      'A stock list of the parts that leave the shelf within the week, renewed every quarter',
      'Data sheets, pictures and attribute data of each product for their own catalog',
      'Letters of certification for BEAD orders, by part number and lot',
      'Price changes 60 days ahead',
    ],
    links: [
      { label: 'Products for distributor stock', to: '/products?lds=Y' },
      { label: 'Become a distributor', to: '/contact-us' },
    ],
  },
  {
    heading: 'Installers receive',
    items: [
      'Courses of two and three days, half of them practice, with a certificate for three years',
      'Installation guides and films for each product, without a login',
      'A technician on the phone while the work is done',
      'Visits of the demonstration trailer for crews of up to twelve',
    ],
    links: [
      { label: 'Fusion splicing and closure course', to: '/fusion-splicing-closure-course' },
      { label: 'Demos and films', to: '/demos' },
    ],
  },
]

/** For press and partners to print as it stands. */
export const companyDescription = [
  `${site.legalName} makes fiber-optic connectivity and photonic components. Founded in ${site.foundingYear} as a glassworks, the company has its head office in New Jersey and offices in Japan, Nanjing, the Netherlands and the Philippines.`,
  'About 2,000 employees on three continents make panels, cassettes, cable assemblies, terminals, splitters, detectors and lenses for network operators, data centers and makers of instruments. The company has made fiber connectivity in its own works for more than 25 years.',
]

export const partnersPage: PartnersPage | undefined = {
  path: '/partners',
  title: 'Partners',
  description:
    'Distributors of Verrane by region, what distribution and installation partners receive, and logo, company description and media contact.',
  intro:
    'Distributors, installers and system makers bring our parts to the places where they work. Find the one near you, or what you need to become one.',
  distributors: { heading: 'Distributors', items: distributors },
  benefits,
  resources: {
    heading: 'Partner Resources',
    cards: [
      {
        title: 'Brand Guide',
        text: 'What the name, the sign and the line of light mean, and how they are used.',
        links: [{ label: 'Read the brand guide', to: '/decoding-the-verrane-brand' }],
      },
      {
        title: 'Company Description',
        text: 'Two paragraphs to print as they stand.',
        description: { button: 'Show description', paragraphs: companyDescription },
        links: [],
      },
      {
        title: 'Logo',
        text: 'Drawn as SVG, for print and screen. Versions for dark grounds are in the Brand Center.',
        links: [
          { label: 'Download the logo', file: 'other/logo/verrane-logo.svg' },
          { label: 'Brand Center', to: '/news#brand-center' },
        ],
      },
      {
        title: 'Media Contact',
        text: 'Journalists receive an answer within one working day.',
        links: [{ label: site.email, mail: 'Press inquiry' }],
      },
    ],
  },
}
