/** Names of documents that open only after the lead form; by default none does. */
export const gatedDocuments: readonly string[] = []
