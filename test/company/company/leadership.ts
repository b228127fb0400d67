import type { LeadershipPage } from '#domain/records/leadership.ts'

export const leadershipPage: LeadershipPage | undefined = {
  path: '/leadership',
  title: 'Leadership',
  description: 'The three people who lead Quernel Valve Works, what they answer for, and how.',
  intro: 'Three people, one table.',
  statement: 'We sell nothing that we have not shut ourselves.',
  team: { heading: 'The team', text: 'Whom to ask for what.' },
  people: [
    {
      name: 'Agnes Thorley',
      title: 'Managing Director',
      charge: 'The works',
      image: 'stockImages/people/agnes-thorley.png',
      linkedin: 'https://www.linkedin.com/in/agnes-thorley-example',
      bio: ['Agnes came as a turner in 1998.', 'She has led the works since 2015.'],
      chief: true,
    },
    {
      name: 'Bertil Maddox',
      title: 'Head of Test',
      charge: 'The test room',
      image: 'stockImages/people/bertil-maddox.png',
      bio: ['Bertil built the bench that every valve passes.'],
    },
    {
      name: 'Ishani Rao',
      title: 'Head of Sales',
      charge: 'Offers and stores',
      image: 'stockImages/people/ishani-rao.png',
      linkedin: 'https://www.linkedin.com/in/ishani-rao-example',
      bio: ['Ishani answers the telephone on Fridays.'],
    },
  ],
}
