import type { AttributeHelp } from '#domain/catalogue/attribute.ts'

export const attributeHelp: Record<string, AttributeHelp> = {
  productFamily: { kind: 'text', group: 'מוצר', explain: 'המשפחה שאליה המוצר שייך.' },
  subFamily: { kind: 'text', group: 'מוצר', explain: 'הסוג בתוך המשפחה.' },
  length: { kind: 'number', group: 'מבנה', explain: 'הצלע הארוכה, בלי אריזה.' },
  pressure: { kind: 'number', group: 'שימוש', explain: 'הלחץ שהמכשיר עומד בו לאורך זמן.' },
  weight: { kind: 'number', group: 'מבנה', explain: 'של יחידה אחת, בלי אריזה.' },
  thread: { kind: 'text', group: 'מבנה', explain: 'ההברגה של חיבור התהליך.' },
  material: {
    kind: 'choice',
    group: 'מבנה',
    explain: 'ממה עשוי הבית.',
    values: ['אלומיניום', 'פלדה', 'פלסטיק'],
  },
  operatingTemperature: {
    kind: 'interval',
    covers: 'עובד ב־',
    group: 'שימוש',
    explain: 'של האוויר שסביב המכשיר בזמן העבודה.',
  },
  stocked: { kind: 'yes/no', group: 'אספקה', explain: 'אם הוא על המדף.' },
}

export const attributeGroups: string[] = ['מוצר', 'שימוש', 'מבנה', 'אספקה']
