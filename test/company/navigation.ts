import type { NavigationGroup, NavigationMenu } from '#domain/records/navigation.ts'

export const menus: NavigationMenu[] = [
  {
    label: 'Products',
    overview: { label: 'All products', to: '/products', note: 'Filter by bore and pressure' },
    showsFamilies: true,
    groups: [],
  },
  {
    label: 'Services',
    overview: { label: 'Services', to: '/services' },
    groups: [{ heading: 'Help', links: [{ label: 'Support', to: '/support' }] }],
  },
  {
    label: 'Solutions',
    overview: { label: 'All solutions', to: '/solutions', note: 'Begin with the medium' },
    groups: [
      {
        heading: 'By medium',
        links: [
          { label: 'Water', to: '/solutions/water' },
          { label: 'Compressed air', to: '/solutions/compressed-air' },
          { label: 'Plant', to: '/solutions/plant' },
        ],
      },
    ],
  },
  {
    label: 'Resources',
    overview: { label: 'Resources', to: '/resources' },
    groups: [
      {
        heading: 'Documents',
        links: [
          { label: 'Documents', to: '/knowledge-center' },
          { label: 'Public funds', to: '/bead' },
        ],
      },
      {
        heading: 'Articles',
        links: [
          { label: 'How wide a valve has to be', to: '/how-wide-a-valve-has-to-be' },
          { label: 'Reading a gauge', to: '/Reading-a-gauge' },
        ],
      },
    ],
  },
  {
    label: 'Company',
    overview: { label: 'About the works', to: '/about' },
    groups: [
      {
        heading: 'Quernel',
        links: [
          { label: 'Leadership', to: '/leadership' },
          { label: 'News', to: '/news' },
          { label: 'Careers', to: '/careers' },
          { label: 'Partners', to: '/partners' },
        ],
      },
      { heading: 'Reach us', links: [{ label: 'Contact', to: '/contact-us' }] },
    ],
  },
]

export const footerLinks: NavigationGroup[] = [
  {
    heading: 'Products',
    links: [
      { label: 'All products', to: '/products' },
      { label: 'Ball valves', to: '/family/ball-valves' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { label: 'Request a quote', to: '/quote' },
      { label: 'Support', to: '/support' },
      { label: 'Load of a line', to: '/loss-budget' },
      { label: 'About', to: '/about' },
      { label: 'Demos', to: '/demos' },
      { label: 'Documents', to: '/knowledge-center' },
      { label: 'Privacy policy', to: '/privacy-policy' },
    ],
  },
]
