import type { NavigationGroup, NavigationMenu } from '#domain/records/navigation.ts'

export const menus: NavigationMenu[] = [
  {
    label: 'Produkte',
    overview: { label: 'Alle Produkte', to: '/products' },
    showsFamilies: true,
    groups: [],
  },
  {
    label: 'Unternehmen',
    overview: { label: 'Über {{name}}', to: '/about' },
    groups: [
      {
        heading: 'So erreichen Sie uns',
        links: [
          { label: 'Kontakt', to: '/contact-us' },
          { label: 'Hilfe', to: '/support' },
        ],
      },
    ],
  },
]

export const footerLinks: NavigationGroup[] = [
  {
    heading: 'Hilfe',
    links: [
      { label: 'Hilfe', to: '/support' },
      { label: 'Dokumente', to: '/knowledge-center' },
      { label: 'Impressum', to: '/imprint' },
      { label: 'Datenschutz', to: '/privacy-policy' },
      { label: 'Barrierefreiheit', to: '/accessibility' },
    ],
  },
]
