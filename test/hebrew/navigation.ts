import type { NavigationGroup, NavigationMenu } from '#domain/records/navigation.ts'

export const menus: NavigationMenu[] = [
  {
    label: 'מוצרים',
    overview: { label: 'כל המוצרים', to: '/products' },
    showsFamilies: true,
    groups: [],
  },
  {
    label: 'החברה',
    overview: { label: 'אודות שקנאור', to: '/about' },
    groups: [
      {
        heading: 'דברו איתנו',
        links: [
          { label: 'יצירת קשר', to: '/contact-us' },
          { label: 'תמיכה', to: '/support' },
        ],
      },
    ],
  },
]

export const footerLinks: NavigationGroup[] = [
  {
    heading: 'עזרה',
    links: [
      { label: 'תמיכה', to: '/support' },
      { label: 'מסמכים', to: '/knowledge-center' },
      { label: 'מדיניות פרטיות', to: '/privacy-policy' },
      { label: 'נגישות', to: '/accessibility' },
    ],
  },
]
