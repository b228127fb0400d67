import type { Solution } from '#domain/records/solution.ts'

/** The same records by their slug, one at a time: a page's visitor does not pay for the other ten. */
export const solutionRecords: Record<string, () => Promise<Solution>> = {
  ai: async () => (await import('./ai.ts')).ai,
  datacenter: async () => (await import('./datacenter.ts')).datacenter,
  'central-office': async () => (await import('./central-office.ts')).centralOffice,
  'outside-plant': async () => (await import('./outside-plant.ts')).outsidePlant,
  fttx: async () => (await import('./fttx.ts')).fttx,
  'rural-broadband': async () => (await import('./rural-broadband.ts')).ruralBroadband,
  wireless: async () => (await import('./wireless.ts')).wireless,
  enterprise: async () => (await import('./enterprise.ts')).enterprise,
  'medical-imaging': async () => (await import('./medical-imaging.ts')).medicalImaging,
  neuroscience: async () => (await import('./neuroscience.ts')).neuroscience,
  'specialty-optics': async () => (await import('./specialty-optics.ts')).specialtyOptics,
}
