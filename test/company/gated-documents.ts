export const gatedDocuments: readonly string[] = ['ball-valve-stainless']
