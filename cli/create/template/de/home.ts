import type { Hero, HomeEvents, HomeNews, Industries } from '#domain/records/home.ts'

export const hero: Hero = {
  kicker: '{{Trade}} von {{name}}',
  slides: [
    {
      heading: 'Sagen Sie in vier Worten, was Sie am besten können.',
      subheading:
        'Und hier in einem Satz, woran Ihre Kunden es merken: eine Zahl, eine Prüfung, ein Versprechen.',
      buttonLink: { label: 'Zu den Produkten', to: '/products' },
    },
  ],
}

export const industries: Industries | undefined = undefined
export const news: HomeNews | undefined = undefined
export const events: HomeEvents | undefined = undefined
