/** A silent loop behind a heading: `film` and `poster` are files of the storage, 16:9. */
export interface SiteFilm {
  film: string
  poster: string
  /** What the film shows, for those who do not see it. */
  alt: string
}

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

const scene = (name: string, alt: string): SiteFilm => ({
  film: `stockImages/${name}.mp4`,
  poster: `stockImages/${name}.webp`,
  alt,
})

const lightInFiber = scene(
  'light-in-fiber',
  'A sheaf of fibers is drawn through one point and opens again; pulses of light run along them and arrive.',
)
const dataCenterAisle = scene(
  'data-center-aisle',
  'A walk down the aisle of a data hall: racks at both sides, light in the fiber raceways above them.',
)
const aiFabric = scene(
  'ai-fabric',
  'A row of accelerator racks, each switch joined by fibers to every switch of the layer above.',
)
const medicalProbe = scene(
  'medical-probe',
  'An imaging probe as thin as a hair turns its beam inside a vessel and lights the layers of its wall.',
)

export const siteFilms: Record<FilmSlot, SiteFilm> = {
  'home-1': lightInFiber,
  'home-2': dataCenterAisle,
  'home-3': scene(
    'aerial-plant',
    'A line of poles at dusk: light runs along the strand, and from a terminal on each pole to a house.',
  ),
  'home-4': medicalProbe,
  about: lightInFiber,
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
  'solutions/datacenter': dataCenterAisle,
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
  'solutions/medical-imaging': medicalProbe,
  'solutions/neuroscience': scene(
    'light-sheet-neuroscience',
    'A thin sheet of light passes up and down through a cleared brain, and the cells it meets shine.',
  ),
  'solutions/specialty-optics': scene(
    'optical-bench',
    'A beam leaves a fiber collimator and is folded by mirrors, divided and focused across an optical bench.',
  ),
}
