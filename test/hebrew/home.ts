import type { Hero, HomeEvents, HomeNews, Industries } from '#domain/records/home.ts'

export const hero: Hero = {
  kicker: 'מדי לחץ מבית שקנאור',
  slides: [
    {
      heading: 'לחץ שאפשר לסמוך עליו.',
      subheading: 'כל מכשיר נבדק ב־1.5 פעמים הלחץ המרבי שלו, 600 bar לדגם P-200.',
      buttonLink: { label: 'לכל המוצרים', to: '/products' },
    },
    {
      heading: 'מהמפעל בנהריה, תוך שבוע.',
      subheading: 'מה שבמלאי יוצא למחרת; השאר תוך 5–7 ימי עבודה.',
      buttonLink: { label: 'לבקשת הצעת מחיר', to: '/quote' },
    },
  ],
}

export const industries: Industries | undefined = undefined
export const news: HomeNews | undefined = undefined
export const events: HomeEvents | undefined = undefined
