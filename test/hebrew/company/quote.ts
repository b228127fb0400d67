import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'בקשת הצעת מחיר',
  description: 'מחירים לפי מספר פריט וכמות, בתשובה של שקנאור מכשור בע״מ תוך יומיים.',
  intro: 'כתבו את הפריטים. אנחנו עונים תוך שני ימי עבודה.',
}
