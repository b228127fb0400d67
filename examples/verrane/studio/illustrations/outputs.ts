import { siteDescription } from '../../site-description.ts'
import { site } from '../../site.ts'
import type { Entry } from '../catalogue.ts'
import { digest } from '../making/files.ts'
import type { Lock } from '../making/lock.ts'
import { basicsFigures } from './article-basics.ts'
import { brandArticle } from './article-brand.ts'
import { cableAreas } from './article-cables.ts'
import { contrastFigure } from './article-contrast.ts'
import { densityFigures } from './article-density.ts'
import { moduleFronts } from './article-fronts.ts'
import { lossSpread } from './article-spread.ts'
import { vsffFigures } from './article-vsff.ts'
import { distributorLogos } from './distributors.ts'
import type { Drawing } from './drawing.ts'
import { openKit } from './kit.ts'
import type { Kit } from './kit.ts'
import { appIcon, logos, tabIcon } from './logo.ts'
import { officeMap, officeRecord } from './map.ts'
import { certificationMarks } from './marks.ts'
import { milestoneIcons } from './milestones.ts'
import { newsPictures } from './news.ts'
import { portraits } from './people.ts'
import type { Photographer } from './photographer.ts'
import { ico, iconPng, jpegWithin } from './raster.ts'
import { socialCards } from './social.ts'
import { teamPictures } from './team.ts'
import { valuePictures } from './values.ts'

export type Illustration = {
  /** From the company's folder. */
  file: string
  /** Of all that it is made from; kept in the lock. */
  hash: string
  /** Text that is saved as it stands, or … */
  text?: string
  /** … a picture that has to be rendered. */
  render?: (camera: () => Promise<Photographer>) => Promise<Buffer>
}

const cardBytes = 80_000

/** All that this folder makes. `pictureLock` says what the product pictures on the cards were made from. */
export function illustrations(folder: string, entries: Entry[], pictureLock: Lock): Illustration[] {
  const kit = openKit(folder)
  const drawn = drawings(kit)
  const products = entries
    .filter(({ product }) => product.included)
    .map(({ document: { product, productFamily, rank, image } }) => ({
      name: product,
      family: productFamily ?? '',
      rank: rank ?? null,
      ...(image ? { image } : {}),
    }))
  return [
    ...drawn.map(({ file, svg }) => saved(file, svg)),
    ...icons(kit),
    saved('public/site.webmanifest', manifest(kit)),
    saved('office-map.ts', officeRecord()),
    ...socialCards(kit, pictureLock, products, drawn).map(
      ({ file, html, picture }): Illustration => ({
        file,
        hash: hash(html, picture, String(cardBytes)),
        render: async (camera) => jpegWithin(await (await camera()).shoot(html), cardBytes),
      }),
    ),
  ]
}

export const drawings = (kit: Kit): Drawing[] => [
  ...logos(kit),
  { file: 'public/favicon.svg', svg: tabIcon(kit) },
  ...certificationMarks(kit),
  ...distributorLogos(kit),
  officeMap(kit),
  ...basicsFigures(kit),
  ...densityFigures(kit),
  ...vsffFigures(kit),
  brandArticle(kit),
  cableAreas(kit),
  moduleFronts(kit),
  contrastFigure(kit),
  lossSpread(kit),
  ...newsPictures(kit),
  ...milestoneIcons(kit),
  ...valuePictures(kit),
  ...teamPictures(kit),
  ...portraits(kit),
]

function icons(kit: Kit): Illustration[] {
  const tab = tabIcon(kit)
  const app = appIcon(kit, 0.84)
  // A mask may cut all but the inner circle of four fifths: the mark keeps well inside it.
  const maskable = appIcon(kit, 0.64)
  const png = (file: string, svg: string, size: number): Illustration => ({
    file: `public/${file}`,
    hash: hash(svg, `png ${size}`),
    render: () => iconPng(svg, 512, size),
  })
  return [
    {
      file: 'public/favicon.ico',
      hash: hash(tab, 'ico 16 32'),
      render: async () =>
        ico(
          await Promise.all(
            [16, 32].map(async (size) => ({ size, png: await iconPng(tab, 32, size) })),
          ),
        ),
    },
    png('apple-touch-icon.png', app, 180),
    png('icon-192.png', app, 192),
    png('icon-512.png', app, 512),
    png('icon-maskable-512.png', maskable, 512),
  ]
}

const manifest = ({ color }: Kit): string =>
  `${JSON.stringify(
    {
      name: site.legalName,
      short_name: site.name,
      description: siteDescription,
      lang: site.locale,
      start_url: '/',
      display: 'browser',
      background_color: color.paper,
      theme_color: color.ink,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`

const saved = (file: string, text: string): Illustration => ({ file, text, hash: hash(text) })

const hash = (...parts: string[]): string => digest(parts.join('\0'))
