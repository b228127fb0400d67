import { createHash } from 'node:crypto'
import path from 'node:path'
import { site } from '#content/site.ts'
import { isIncluded } from '#domain/catalogue/product.ts'
import { readCatalogue } from '../pictures/catalogue.ts'
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

export interface Output {
  /** From the repository's root. */
  file: string
  /** Of all that it is made from; kept in the lock. */
  hash: string
  /** Text that is saved as it stands, or … */
  text?: string
  /** … a picture that has to be rendered. */
  render?: (camera: () => Promise<Photographer>) => Promise<Buffer>
}

const cardBytes = 80_000

/** All that this folder makes, in an order in which nothing needs a later one. */
export async function outputs(root: string, warn: (line: string) => void): Promise<Output[]> {
  const kit = openKit(root)
  const drawn = drawings(kit, root)
  const products = (await readCatalogue(path.join(root, 'content/catalogue'), warn))
    .filter((product) => isIncluded(product['Include Y or N']))
    .map(({ product, productFamily, rank, image }) => ({
      name: product,
      family: productFamily ?? '',
      rank: rank ?? null,
      ...(image ? { image } : {}),
    }))
  return [
    ...drawn.map(({ file, svg }) => saved(file, svg)),
    ...icons(kit),
    saved('content/public/site.webmanifest', manifest(kit)),
    saved('content/office-map.ts', officeRecord()),
    ...socialCards(kit, root, products, drawn).map(({ file, html, picture }): Output => ({
      file,
      hash: hash(html, picture, String(cardBytes)),
      render: async (camera) => jpegWithin(await (await camera()).shoot(html), cardBytes),
    })),
  ]
}

export const drawings = (kit: Kit, root: string): Drawing[] => [
  ...logos(kit),
  { file: 'content/public/favicon.svg', svg: tabIcon(kit) },
  ...certificationMarks(kit),
  ...distributorLogos(kit),
  officeMap(kit, root),
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

function icons(kit: Kit): Output[] {
  const tab = tabIcon(kit)
  const app = appIcon(kit, 0.84)
  // A mask may cut all but the inner circle of four fifths: the mark keeps well inside it.
  const maskable = appIcon(kit, 0.64)
  const png = (file: string, svg: string, size: number): Output => ({
    file: `content/public/${file}`,
    hash: hash(svg, `png ${size}`),
    render: () => iconPng(svg, 512, size),
  })
  return [
    {
      file: 'content/public/favicon.ico',
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
      description: site.description,
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

const saved = (file: string, text: string): Output => ({ file, text, hash: hash(text) })

const hash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24)
