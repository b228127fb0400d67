import { test } from 'vitest'
import { loadedWithinBudget } from '#test/transfers.ts'
import { useSite } from '#test/visit.ts'

const site = useSite()

// The sample's own pages, which are longer, are weighed in the sweeps.
test.for(['/products', '/', '/ball-valve-dn15', '/contact-us', '/about', '/loss-budget'])(
  'the JavaScript of %s before any interaction keeps its budget',
  async (path) => {
    await loadedWithinBudget(path, site)
  },
)
