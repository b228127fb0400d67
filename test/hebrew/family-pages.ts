import type { FamilyContent } from '#domain/catalogue/family.ts'

export const familyPages: FamilyContent[] = [
  {
    name: 'מדי לחץ',
    slug: 'מדי-לחץ',
    headline: 'מדי לחץ של שקנאור',
    subHeadline: 'מודדים עד 400 bar בדיוק של ±0.5 %, בין −20 °C לבין 70 °C.',
    bodyText: 'בחרו קודם את טווח הלחץ, אחר כך את ההברגה (G 1/2" או G 1/4"), ולבסוף את החומר.',
    subHeadline2: 'מדי לחץ לפי גודל',
  },
  {
    name: 'אביזרים',
    slug: 'אביזרים',
    headline: 'מה מתאים למה',
    subHeadline: 'חלקים להתקנה ולהובלה, לכל מה שאנחנו מייצרים.',
    bodyText: 'כל מוצר אומר אילו אביזרים מתאימים לו, וכמה מכל אחד.',
    subHeadline2: 'אביזרים לפי שימוש',
  },
]
