import { site } from '#content/site.ts'
import type {
  DirectArea,
  Distributor,
  PartnerBenefits,
  PartnersPage,
  Territory,
} from '#domain/records/partners.ts'

const northeastAndMidwest = names(
  'Connecticut, Illinois, Indiana, Iowa, Kansas, Maine, Massachusetts, Michigan, Minnesota, Missouri, Nebraska, New Hampshire, New Jersey, New York, North Dakota, Ohio, Pennsylvania, Rhode Island, South Dakota, Vermont, Wisconsin',
)
const west = names(
  'Alaska, Arizona, California, Colorado, Hawaii, Idaho, Montana, Nevada, New Mexico, Oregon, Utah, Washington, Wyoming',
)
const south = names(
  'Alabama, Arkansas, Delaware, District of Columbia, Florida, Georgia, Kentucky, Louisiana, Maryland, Mississippi, North Carolina, Oklahoma, South Carolina, Tennessee, Texas, Virginia, West Virginia',
)
const canada = names(
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon',
)

/** Phone numbers of the sample are of ranges kept for fiction, or like them. */
const distributors: Distributor[] = [
  {
    name: 'Quillhaven Supply',
    region: 'USA, Northeast and Midwest',
    serves: [{ country: 'US', states: northeastAndMidwest }],
    stock: 'Panels, cassettes, cords and closures are on the shelf in Albany and Columbus.',
    phone: '+1 201-555-0161',
    email: 'sales@quillhaven.example',
    url: 'https://www.quillhaven.example',
    logo: 'stockImages/logos/distributor-quillhaven.svg',
    width: 182,
  },
  {
    name: 'Tarrow Ridge Datacom',
    region: 'USA, West, and Canada',
    serves: [{ country: 'US', states: west }, { country: 'CA', states: canada }, { country: 'PM' }],
    stock: 'Panels, cassettes, terminals and drops are on the shelf in Portland and Calgary.',
    phone: '+1 201-555-0162',
    email: 'sales@tarrow-ridge.example',
    url: 'https://www.tarrow-ridge.example',
    logo: 'stockImages/logos/distributor-tarrow-ridge.svg',
    width: 206,
  },
  {
    name: 'Pellworth Cabling',
    region: 'United Kingdom and Ireland',
    serves: [
      { country: 'GB', states: ['England', 'Scotland', 'Wales', 'Northern Ireland'] },
      ...countries('IE IM GG JE'),
    ],
    stock: 'Panels, cassettes and cords are on the shelf in Leeds and Dublin.',
    phone: '+44 113 496 0163',
    email: 'sales@pellworth.example',
    url: 'https://www.pellworth.example',
    logo: 'stockImages/logos/distributor-pellworth.svg',
    width: 203,
  },
  {
    name: 'van Loerik Glasvezel',
    region: 'Benelux, Germany and France',
    serves: countries('NL BE LU DE FR'),
    stock: 'Panels, frame blocks and cords are on the shelf in Utrecht and Cologne.',
    phone: '+31 20 555 0164',
    email: 'sales@vanloerik.example',
    url: 'https://www.vanloerik.example',
    logo: 'stockImages/logos/distributor-van-loerik.svg',
    width: 178,
  },
  {
    name: 'sundvik nät',
    region: 'Nordic and Baltic countries',
    serves: countries('SE NO DK FI IS EE LV LT FO GL AX SJ'),
    stock: 'Terminals, closures and cords are on the shelf in Malmö, Copenhagen and Tallinn.',
    phone: '+46 8 465 004 65',
    email: 'sales@sundvik.example',
    url: 'https://www.sundvik.example',
    logo: 'stockImages/logos/distributor-sundvik.svg',
    width: 217,
  },
  {
    name: 'Kirimori Optics Trading',
    region: 'Japan and Korea',
    serves: countries('JP KR'),
    stock: 'Lenses, detectors, collimators and cords are on the shelf in Osaka and Daejeon.',
    phone: '+81 3-5550-0166',
    email: 'sales@kirimori.example',
    url: 'https://www.kirimori.example',
    logo: 'stockImages/logos/distributor-kirimori.svg',
    width: 189,
  },
  {
    name: 'Yulan Harbor Networks',
    region: 'China',
    serves: countries('CN HK MO'),
    stock: 'Splitters, cassettes and cords are on the shelf in Shanghai and Shenzhen.',
    phone: '+86 25 5550 0167',
    email: 'sales@yulan-harbor.example',
    url: 'https://www.yulan-harbor.example',
    logo: 'stockImages/logos/distributor-yulan-harbor.svg',
    width: 207,
  },
  {
    name: 'isla verano telecom supply',
    region: 'Philippines and Southeast Asia',
    serves: countries('PH SG MY ID TH VN KH LA MM BN TL'),
    stock: 'Cords, splitters and terminals are on the shelf in Cebu, Singapore and Kuala Lumpur.',
    phone: '+63 2 5550 0168',
    email: 'sales@isla-verano.example',
    url: 'https://www.isla-verano.example',
    logo: 'stockImages/logos/distributor-isla-verano.svg',
    width: 195,
  },
]

/** Where no distributor sells, by the office that does. */
const directAreas: DirectArea[] = [
  {
    name: 'Southern USA',
    office: 'US headquarters',
    serves: [{ country: 'US', states: south }],
  },
  {
    name: 'Mexico, Central and South America',
    office: 'US headquarters',
    serves: countries('MX BZ GT SV HN NI CR PA CO VE EC PE BO BR PY UY AR CL GY SR GF FK'),
  },
  {
    name: 'Caribbean',
    office: 'US headquarters',
    serves: countries(
      'PR DO HT JM BS TT BB BM KY AG AI AW BQ CW DM GD GP KN LC MF BL MQ MS SX TC VC VG VI',
    ),
  },
  {
    name: 'Southern and Central Europe',
    office: 'Netherlands',
    serves: countries('ES PT IT AT CH LI PL CZ SK HU SI HR GR CY MT AD MC SM GI'),
  },
  {
    name: 'Eastern Europe and the Caucasus',
    office: 'Netherlands',
    serves: countries('RO BG RS ME BA MK AL XK MD UA TR GE AM AZ'),
  },
  {
    name: 'Middle East and Central Asia',
    office: 'Netherlands',
    serves: countries('IL JO LB PS IQ SA AE QA BH KW OM YE KZ UZ TM TJ KG AF'),
  },
  {
    name: 'Africa',
    office: 'Netherlands',
    serves: countries(
      'ZA NG KE EG MA DZ TN LY GH CI SN ET TZ UG RW BI CM CD CG GA AO ZM ZW MZ MW MG MU SC KM NA BW LS SZ ML BF NE TD MR GM GN GW SL LR TG BJ CV ST GQ CF SS SD ER DJ SO RE YT EH SH',
    ),
  },
  {
    name: 'South Asia',
    office: 'Philippines',
    serves: countries('IN PK BD LK NP BT MV'),
  },
  {
    name: 'Australia, New Zealand and the Pacific',
    office: 'Philippines',
    serves: countries(
      'AU NZ PG FJ SB VU NC PF WS TO KI TV NR PW FM MH GU MP AS CK NU TK WF NF PN CX CC',
    ),
  },
  {
    name: 'Taiwan and Mongolia',
    office: 'Nanjing',
    serves: countries('TW MN'),
  },
]

const benefits: PartnerBenefits[] = [
  {
    heading: 'Distributors receive',
    items: [
      'A stock list of the parts that leave the shelf within the week, renewed every quarter',
      'Data sheets, pictures and attribute data of each product for their own catalog',
      'Letters of certification for BEAD orders, by part number and lot',
      'Notice of each price change 60 days in advance',
    ],
    links: [
      { label: 'Products for distributor stock', to: '/products?lds=Y' },
      { label: 'Become a distributor', to: '/contact-us' },
    ],
  },
  {
    heading: 'Installers receive',
    items: [
      'Training in courses of two and three days, half of it practice, with a certificate for three years; at your own site from eight participants on',
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
    'Distributors of Verrane by country and state, what distributors and installers receive, and logo, company description and media contact.',
  intro:
    'Distributors, installers and system makers bring our parts to the places where they work. Find the one near you, or what you need to become one.',
  distributors: { heading: 'Distributors', items: distributors },
  direct: {
    heading: 'Elsewhere, our nearest office',
    text: 'Where no distributor sells, the nearest office of ours takes your order and names installers.',
    areas: directAreas,
  },
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

function names(list: string): string[] {
  return list.split(', ')
}

/** Whole countries, by their codes. */
function countries(codes: string): Territory[] {
  return codes.split(' ').map((country) => ({ country }))
}
