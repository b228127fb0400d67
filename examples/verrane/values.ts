import type { Values } from '#domain/records/home.ts'

export const values: Values | undefined = {
  heading: 'Our promises',
  text: 'Four habits, older than the fiber. Turn a card to see what it means for the part you buy.',
  cards: [
    {
      title: 'Measure',
      text: 'Every part leaves with its own figures: the loss of each fiber, the reflection of each face. They are measured on that part, not on its batch.',
      image: 'stockImages/values/measure.svg',
    },
    {
      title: 'Say the maximum',
      text: 'Typical values are welcome; limits decide. The figure on a data sheet holds for the worst port, on its coldest day, and a design may be added up from it.',
      image: 'stockImages/values/maximum.svg',
    },
    {
      title: 'Think of the second visit',
      text: 'What is built will be opened again, in rain and years later. Trays swing out with their cords in service, and gaskets are rated for a number of openings.',
      image: 'stockImages/values/second-visit.svg',
    },
    {
      title: 'Keep the record',
      text: 'A serial number finds its test for as long as the part is in use. Read it to us over the phone and we send what was measured the day it was made.',
      image: 'stockImages/values/record.svg',
    },
  ],
}
