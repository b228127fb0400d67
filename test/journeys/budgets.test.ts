import { expect, test } from 'vitest'
import { listOf, recordTransfers, sumOf, type Transfer } from '#test/transfers.ts'
import { comeToRest, useSite } from '#test/visit.ts'

// CONTRACT, Budgets. The sample's own pages, which are longer, are weighed in the sweeps.
const scriptBudget = 125_000

const { visit, url, quiet } = useSite()

test.for(['/products', '/ball-valve-dn15'])(
  'the JavaScript of %s before any interaction keeps its budget',
  async (path) => {
    const transfers: Transfer[] = []
    const page = await visit(path, {
      width: 390,
      pictures: true,
      // As browsers ask by themselves.
      extraHTTPHeaders: {},
      prepare: async (fresh) => {
        await fresh.clock.install()
        recordTransfers(fresh, transfers)
      },
    })
    await comeToRest(page)
    await quiet(page)
    const scripts = transfers.filter(({ type }) => type === 'script')
    expect(scripts.length).toBeGreaterThan(2)
    expect(sumOf(scripts), listOf(scripts)).toBeLessThanOrEqual(scriptBudget)
    expect(transfers.filter(({ address }) => !address.startsWith(url('/')))).toEqual([])
  },
)
