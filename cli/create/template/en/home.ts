import type { Hero, HomeEvents, HomeNews, Industries } from '#domain/records/home.ts'

export const hero: Hero = {
  kicker: '{{Trade}} by {{name}}',
  slides: [
    {
      heading: 'Say in four words what you are best at.',
      subheading: 'And here in one sentence how a customer can tell: a figure, a test, a promise.',
      buttonLink: { label: 'See the products', to: '/products' },
    },
  ],
}

export const industries: Industries | undefined = undefined
export const news: HomeNews | undefined = undefined
export const events: HomeEvents | undefined = undefined
