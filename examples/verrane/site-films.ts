import type { SiteFilm } from '#domain/records/film.ts'
import { homeFilms, scene } from './home-films.ts'

/** Where a film stands: home's slides, else the address of the page without its first slash. */
export type FilmSlot =
  | 'home-1'
  | 'home-2'
  | 'home-3'
  | 'home-4'
  | 'about'
  | 'careers'
  | 'services'
  | 'solutions'
  | 'solutions/ai'
  | 'solutions/datacenter'
  | 'solutions/central-office'
  | 'solutions/outside-plant'
  | 'solutions/fttx'
  | 'solutions/rural-broadband'
  | 'solutions/wireless'
  | 'solutions/enterprise'
  | 'solutions/medical-imaging'
  | 'solutions/neuroscience'
  | 'solutions/specialty-optics'

const aiFabric = scene(
  'ai-fabric',
  'A row of accelerator racks, each switch joined by fibers to every switch of the layer above.',
)

export const siteFilms: Record<FilmSlot, SiteFilm> = {
  ...homeFilms,
  about: homeFilms['home-1'],
  careers: scene(
    'fiber-draw',
    'A rod of glass glows in a ring furnace, necks down and runs as a thin fiber onto a turning drum.',
  ),
  services: aiFabric,
  solutions: scene(
    'campus',
    'A campus from above: light leaves one building along the ducts, and window after window comes on.',
  ),
  'solutions/ai': aiFabric,
  'solutions/datacenter': homeFilms['home-2'],
  'solutions/central-office': scene(
    'central-office-frame',
    'A line-up of distribution frames with jumpers in their managers; light crosses from frame to frame.',
  ),
  'solutions/outside-plant': scene(
    'underground-plant',
    'A cut through the street: one cable enters a handhole, divides in its closure and leaves in three ducts.',
  ),
  'solutions/fttx': scene(
    'home-drop',
    'Light comes down a drop from the pole to the wall of a house, and the rooms inside light up.',
  ),
  'solutions/rural-broadband': scene(
    'rural-landscape',
    'Rolling fields at night: one line of light reaches farm after farm.',
  ),
  'solutions/wireless': scene(
    'cell-site',
    'A cell tower: light climbs from the cabinet to three sectors, which send out their waves.',
  ),
  'solutions/enterprise': scene(
    'enterprise-riser',
    'An office building without its walls: light rises through the core and runs out on every floor.',
  ),
  'solutions/medical-imaging': homeFilms['home-4'],
  'solutions/neuroscience': scene(
    'light-sheet-neuroscience',
    'A thin sheet of light passes up and down through a cleared brain, and the cells it meets shine.',
  ),
  'solutions/specialty-optics': scene(
    'optical-bench',
    'A beam leaves a fiber collimator and is folded by mirrors, divided and focused across an optical bench.',
  ),
}
