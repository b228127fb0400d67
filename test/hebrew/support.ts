import type { PageRecord } from '#domain/records/page-record.ts'

export const supportPage: PageRecord = {
  path: '/support',
  title: 'תמיכה',
  description: 'עזרה עם מוצר של שקנאור: בטלפון, בדואר אלקטרוני או דרך הטופס.',
  intro: 'התקשרו, או כתבו מה קורה וממתי.',
  sections: [
    { heading: 'טלפון', paragraphs: ['מי שעונה מכיר את המוצרים.'], phones: true },
    {
      heading: 'מה כדאי להכין',
      paragraphs: ['כל אחד מאלה חוסך שיחה שנייה.'],
      list: ['מספר הפריט, למשל P-100', 'למה הוא משמש', 'תמונה של מה שקורה'],
      links: [{ label: 'כתבו לנו', to: '/contact-us' }],
    },
  ],
}
