import { describeFileStore } from './contract.ts'
import { createEmbeddedFileStore } from './embedded.ts'

describeFileStore('the embedded object storage', ({ folder }) => createEmbeddedFileStore(folder))
