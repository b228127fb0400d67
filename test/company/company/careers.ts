import type { CareersPage } from '#domain/records/careers.ts'
import { films } from '../films.ts'

export const careersPage: CareersPage | undefined = {
  path: '/careers',
  title: 'Careers',
  description: 'Work at Quernel Valve Works: turning, assembly, test and the people who do it.',
  hero: {
    film: films.bench,
    kicker: 'Careers',
    heading: 'Hands that know brass.',
    text: 'Six trades under one roof.',
  },
  jobBoard: 'https://jobs.quernel.example',
  kinds: {
    heading: 'What we look for',
    text: 'Trades, and patience.',
    items: [
      { label: 'Turning', value: '3 positions' },
      { label: 'Test', value: '1 position' },
    ],
  },
  pictures: {
    heading: 'A day here',
    items: [
      {
        picture: 'stockImages/work/lathe.svg',
        alt: 'Two rings on a lathe',
        title: 'At the lathe',
        text: 'A ball is turned in one clamping.',
      },
      {
        picture: 'stockImages/work/bench.svg',
        alt: 'A gauge on the bench',
        title: 'At the bench',
        text: 'Each gauge meets a better one.',
      },
    ],
  },
  teams: {
    heading: 'Teams',
    text: 'Two of six.',
    items: [
      {
        name: 'Turning',
        picture: 'stockImages/work/lathe.svg',
        alt: 'Two rings on a lathe',
        text: 'Twelve people make balls and stems.',
        more: ['They set their own shifts.'],
        facts: [{ label: 'People', value: '12' }],
      },
      {
        name: 'Assembly',
        picture: 'stockImages/work/assembly.svg',
        alt: 'A ball valve',
        text: 'Eight people put valves together.',
        more: ['Each signs the ones that leave.', 'The signature is on the lever.'],
        facts: [{ label: 'Valves a day', value: '1,200' }],
      },
    ],
  },
  spotlight: {
    heading: 'One of us, asked',
    role: 'Turner',
    text: 'Twenty years at one lathe.',
    questions: [
      { question: 'What is hard about a ball?', answer: 'That it has no edge to measure from.' },
      { question: 'What is easy?', answer: 'Seeing whether it is round.' },
    ],
  },
  apply: {
    heading: 'How to apply',
    steps: [
      { title: 'Write', text: 'A page is enough, to', email: 'work@quernel.example' },
      { title: 'Visit', text: 'Bring shoes for a workshop.' },
    ],
  },
}
