import type { PageHead } from '#domain/records/page-head.ts'

export const knowledgePage: PageHead & { intro: string; searchHint: string } = {
  path: '/knowledge-center',
  title: 'מסמכים',
  description: 'דפי נתונים ומדריכים למדי הלחץ של שקנאור, לקריאה ולהורדה.',
  intro: 'מה שהודפס על המוצרים שלנו.',
  searchHint: 'חיפוש בשמות ובטקסטים: מוצר, מספר פריט',
}
