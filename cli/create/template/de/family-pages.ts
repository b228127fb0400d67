import type { FamilyContent } from '#domain/catalogue/family.ts'

/** Was über den Produkten jeder Familie steht. */
export const familyPages: FamilyContent[] = [
  {
    name: '{{Trade}}',
    slug: '{{tradeSlug}}',
    headline: '{{Trade}} von {{name}}',
    subHeadline: 'Wofür diese Familie da ist, in einem Satz, der ihren besten Wert nennt.',
    bodyText:
      'Wie man unter ihren Produkten wählt: worauf man zuerst sieht und was am Ende entscheidet.',
    subHeadline2: '{{Trade}} nach Größe',
  },
  {
    name: 'Anbauteile',
    slug: 'anbauteile',
    headline: 'Was dazugehört',
    subHeadline: 'Teile für Befestigung und Transport, passend zu allem, was wir herstellen.',
    bodyText: 'Jedes Produkt nennt die Teile, die zu ihm passen, und wie viele es aufnimmt.',
    subHeadline2: 'Anbauteile nach Zweck',
  },
]
