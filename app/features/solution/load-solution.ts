import type { Solution } from '#content/solutions/solution.ts'

/** One record at a time: a page's visitor does not pay for the other ten. */
const records: Record<string, () => Promise<Solution>> = {
  ai: async () => (await import('#content/solutions/ai.ts')).ai,
  datacenter: async () => (await import('#content/solutions/datacenter.ts')).datacenter,
  'central-office': async () =>
    (await import('#content/solutions/central-office.ts')).centralOffice,
  'outside-plant': async () => (await import('#content/solutions/outside-plant.ts')).outsidePlant,
  fttx: async () => (await import('#content/solutions/fttx.ts')).fttx,
  'rural-broadband': async () =>
    (await import('#content/solutions/rural-broadband.ts')).ruralBroadband,
  wireless: async () => (await import('#content/solutions/wireless.ts')).wireless,
  enterprise: async () => (await import('#content/solutions/enterprise.ts')).enterprise,
  'medical-imaging': async () =>
    (await import('#content/solutions/medical-imaging.ts')).medicalImaging,
  neuroscience: async () => (await import('#content/solutions/neuroscience.ts')).neuroscience,
  'specialty-optics': async () =>
    (await import('#content/solutions/specialty-optics.ts')).specialtyOptics,
}

/** Undefined for a slug that is no solution's. */
export async function loadSolution(slug: string): Promise<Solution | undefined> {
  return Object.hasOwn(records, slug) ? records[slug]!() : undefined
}
