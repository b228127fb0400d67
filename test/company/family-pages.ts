import type { FamilyContent } from '#domain/catalogue/family.ts'

export const familyPages: FamilyContent[] = [
  {
    name: 'Ball Valves',
    slug: 'ball-valves',
    headline: 'A quarter turn, and it is shut',
    subHeadline:
      'Valves of brass and stainless steel for water, air and gas, each tested shut at 1.1 times its pressure.',
    bodyText: 'Choose the bore by the flow, then look at the pressure at your temperature.',
    subHeadline2: 'Valves, by bore',
  },
  {
    name: 'Pressure Gauges',
    slug: 'pressure-gauges',
    socialCard: 'productImages/gauge.png',
    headline: 'Read it at arm’s length',
    subHeadline: 'Bourdon tubes for most, diaphragms for slurry, digital ones for records.',
    bodyText:
      'Take a span of four thirds of the steady pressure, and glycerine where pumps shake it.',
    subHeadline2: 'Gauges, by what moves the pointer',
  },
  {
    name: 'Seals & Spares',
    slug: 'seals-&-spares',
    headline: 'Ten minutes, one spanner',
    subHeadline: 'Seats, seals and packings for what is in the line already.',
    bodyText: 'A kit holds all that wears. Order it by the bore that is cast into the body.',
    subHeadline2: 'Kits, by bore',
  },
]
