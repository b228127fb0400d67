/** Names of documents, without their ending, that open only once somebody has said who they are. */
export const gatedDocuments: readonly string[] = []
