import type { NavigationGroup, NavigationMenu } from '#domain/records/navigation.ts'

export const menus: NavigationMenu[] = [
  {
    label: 'Products',
    overview: {
      label: 'All products',
      to: '/products',
      note: 'Search and filter the whole catalog',
    },
    showsFamilies: true,
    groups: [],
  },
  {
    label: 'Services',
    overview: {
      label: 'AI data center services',
      to: '/services',
      note: 'From the first plan to the last test report',
    },
    groups: [
      {
        heading: 'Work with us',
        links: [
          { label: 'Service catalog', to: '/family/services' },
          { label: 'Support', to: '/support' },
          { label: 'Demos', to: '/demos' },
        ],
      },
    ],
  },
  {
    label: 'Solutions',
    overview: {
      label: 'All solutions',
      to: '/solutions',
      note: 'Start from what has to be connected',
    },
    groups: [
      {
        heading: 'Data and enterprise',
        links: [
          { label: 'AI', to: '/solutions/ai' },
          { label: 'Data center', to: '/solutions/datacenter' },
          { label: 'Enterprise', to: '/solutions/enterprise' },
        ],
      },
      {
        heading: 'Networks',
        links: [
          { label: 'Central office & headend', to: '/solutions/central-office' },
          { label: 'Outside plant', to: '/solutions/outside-plant' },
          { label: 'FTTX', to: '/solutions/fttx' },
          { label: 'Rural broadband', to: '/solutions/rural-broadband' },
          { label: 'Wireless', to: '/solutions/wireless' },
        ],
      },
      {
        heading: 'Photonics',
        links: [
          { label: 'Medical imaging', to: '/solutions/medical-imaging' },
          { label: 'Neuroscience', to: '/solutions/neuroscience' },
          { label: 'Specialty optics', to: '/solutions/specialty-optics' },
        ],
      },
    ],
  },
  {
    label: 'Resources',
    overview: {
      label: 'Resources',
      to: '/resources',
      note: 'Everything to read, watch and download',
    },
    groups: [
      {
        heading: 'Tools',
        links: [
          { label: 'Parts list', to: '/list' },
          { label: 'Paste a bill of materials', to: '/list#paste' },
          { label: 'Loss budget', to: '/loss-budget' },
          { label: 'Compare products', to: '/compare' },
        ],
      },
      {
        heading: 'Documents',
        links: [
          { label: 'Knowledge Center', to: '/knowledge-center' },
          { label: 'BEAD/BABA compliance', to: '/bead' },
        ],
      },
      {
        heading: 'Articles',
        links: [
          { label: 'Fiber optic basics', to: '/fiber-optic-basics-in-the-age-of-ai-datacenters' },
          {
            label: 'Fiber density in AI data centers',
            to: '/the-importance-of-fiber-density-in-ai-data-centers',
          },
          {
            label: 'What are VSFF connectors?',
            to: '/what-are-VSFF-connectors-and-why-should-you-use-them',
          },
          { label: 'Decoding the Verrane brand', to: '/decoding-the-verrane-brand' },
        ],
      },
    ],
  },
  {
    label: 'Company',
    overview: { label: 'About Verrane', to: '/about', note: 'Glassmakers since 1918' },
    groups: [
      {
        heading: 'Company',
        links: [
          { label: 'Leadership', to: '/leadership' },
          { label: 'News and events', to: '/news' },
          { label: 'Careers', to: '/careers' },
          { label: 'Partners', to: '/partners' },
          { label: 'Contact Us', to: '/contact-us' },
        ],
      },
    ],
  },
]

export const footerLinks: NavigationGroup[] = [
  {
    heading: 'Quick links',
    links: [
      { label: 'Products', to: '/products' },
      { label: 'Solutions', to: '/solutions' },
      { label: 'Knowledge Center', to: '/knowledge-center' },
      { label: 'BEAD/BABA', to: '/bead' },
      { label: 'Request a quote', to: '/quote' },
      { label: 'Support', to: '/support' },
    ],
  },
  {
    heading: 'Tools',
    links: [
      { label: 'Parts list', to: '/list' },
      { label: 'Paste a bill of materials', to: '/list#paste' },
      { label: 'Loss budget', to: '/loss-budget' },
      { label: 'Compare products', to: '/compare' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'News', to: '/news' },
      { label: 'Partners', to: '/partners' },
      { label: 'Privacy policy', to: '/privacy-policy' },
    ],
  },
]
