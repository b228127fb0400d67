import type { Values } from '#domain/records/home.ts'

export const values: Values | undefined = {
  heading: 'What we hold to',
  text: 'Three sentences on the wall of the test room.',
  cards: [
    {
      title: 'Test each one',
      text: 'A sample says nothing about the valve in your hand.',
      image: 'stockImages/values/shut.svg',
    },
    {
      title: 'Make it repairable',
      text: 'Parts for every valve since 1974 are on the shelf.',
      image: 'stockImages/values/repair.svg',
    },
    {
      title: 'Answer the telephone',
      text: 'Whoever answers has held the part.',
      image: 'stockImages/values/answer.svg',
    },
  ],
}
