import type { NewsArticle } from '#domain/records/news.ts'

/** What we have published to read, the newest first. */
export const newsArticles: NewsArticle[] = [
  {
    headline: 'PEACOC technology innovation story',
    body: 'How a lens maker’s habit of thinking in wide beams led to a fiber plug that mates to a photonic chip. Three notebooks, one air gap, and what it costs.',
    kind: 'Innovation story',
    date: '2026-11',
    link: { file: 'stories/PEACOC-technology innovation story.pdf' },
    logo: 'icons/PEACOC-technology innovation story.webp',
  },
  {
    headline: 'Decentralized split architecture',
    body: 'The second splitting stage moves from a cabinet to the last pole. Loss, fibers, labor and cost for 128 homes are worked out line by line.',
    kind: 'White paper',
    date: '2025-10',
    link: { file: 'whitePapers/Decentralized Split Architecture White Paper.pdf' },
    logo: 'icons/Decentralized Split Architecture White Paper.webp',
  },
  {
    headline: 'Loss budgets for 400G-DR4 and 800G-DR8',
    body: 'Three decibels for five hundred meters: where they go and how many connections close. With a worked channel and the way to measure it.',
    kind: 'Technical note',
    date: '2025-06',
    link: { file: 'technicalNotes/Loss Budgets for 400G-DR4 and 800G-DR8.pdf' },
    logo: 'icons/Loss Budgets for 400G-DR4 and 800G-DR8.webp',
  },
  {
    headline: 'Decoding the Verrane brand',
    body: 'What the name and the sign stand for, and where they come from. It closes with what we promise to those who build with our parts.',
    kind: 'Article',
    date: '2025-04-25',
    link: { to: '/decoding-the-verrane-brand' },
    logo: 'stockImages/articles/line-of-light.svg',
  },
  {
    headline: 'Density without disturbance',
    body: 'What it takes to put 432 fibers in one rack unit and still move one of them. Port pitch, cord diameter, fill, bend radius and what a touched neighbor shows.',
    kind: 'White paper',
    date: '2025-02',
    link: { file: 'whitePapers/Density Without Disturbance White Paper.pdf' },
    logo: 'icons/Density Without Disturbance White Paper.webp',
  },
  {
    headline: 'What are VSFF connectors and why should you use them',
    body: 'SN, MDC and CS side by side with LC: ferrules, pitch and plugs. When the small ones pay, and what to check before an order.',
    kind: 'Article',
    date: '2024-11-12',
    link: { to: '/what-are-VSFF-connectors-and-why-should-you-use-them' },
    logo: 'stockImages/articles/vsff-connectors.svg',
  },
  {
    headline: 'The Importance of Fiber Density in AI Data Centers',
    body: 'A row of accelerators ends in thousands of fibers. Where they come from, what density buys, and where it stops paying.',
    kind: 'Article',
    date: '2024-10',
    link: { to: '/the-importance-of-fiber-density-in-ai-data-centers' },
    logo: 'stockImages/articles/fiber-density.svg',
  },
  {
    headline: 'Fiber Optic Basics in the Age of AI Data Centers',
    body: 'How fiber carries light, why single-mode and multimode differ, and how a loss budget is spent. A few ideas with the figures that matter.',
    kind: 'Article',
    date: '2024-09',
    link: { to: '/fiber-optic-basics-in-the-age-of-ai-datacenters' },
    logo: 'stockImages/articles/fiber-optic-basics.svg',
  },
]
