import type { EnquirySubject } from '#domain/records/enquiries.ts'

export const subjects: EnquirySubject[] = [
  { name: 'מחירים והצעות', asksForProductType: true },
  { name: 'שאלה טכנית', asksForProductType: true },
  { name: 'משהו אחר' },
]

export const messageHints: Record<string, string> = {}

export const productTypes = ['מדי לחץ', 'אביזרים', 'אחר']
