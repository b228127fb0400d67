import { describeProductSearch } from './contract.ts'
import { createInMemorySearch } from './in-memory.fixture.ts'

describeProductSearch('the list in memory', async () => ({ open: createInMemorySearch }), {
  findsWithin: true,
})
