import type { AboutPage } from '#domain/records/about.ts'

export const aboutPage: AboutPage | undefined = {
  path: '/about',
  title: 'אודות שקנאור',
  description: 'שקנאור מכשור בע״מ: מי אנחנו, מה אנחנו מייצרים ובמה אנחנו עומדים.',
  hero: { heading: 'מודדים לחץ מאז 1974.', text: '38 אנשים, מפעל אחד, מעבדה אחת.' },
  mission: {
    heading: 'מה אנחנו עושים',
    statement: 'מדי לחץ שעושים מה שכתוב בדף הנתונים.',
    text: 'את הבית אנחנו חורטים, את הקפיץ אנחנו מכיילים, ובטלפון עונה מי שבנה.',
    links: [{ label: 'כל המוצרים', to: '/products' }],
  },
}
