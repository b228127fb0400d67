import type { NavigationGroup, NavigationMenu } from '#domain/records/navigation.ts'

export const menus: NavigationMenu[] = [
  {
    label: 'Products',
    overview: { label: 'All products', to: '/products' },
    showsFamilies: true,
    groups: [],
  },
  {
    label: 'Company',
    overview: { label: 'About {{name}}', to: '/about' },
    groups: [
      {
        heading: 'Reach us',
        links: [
          { label: 'Contact', to: '/contact-us' },
          { label: 'Support', to: '/support' },
        ],
      },
    ],
  },
]

export const footerLinks: NavigationGroup[] = [
  {
    heading: 'Help',
    links: [
      { label: 'Support', to: '/support' },
      { label: 'Documents', to: '/knowledge-center' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Accessibility', to: '/accessibility' },
    ],
  },
]
