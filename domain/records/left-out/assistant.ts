/** Nothing is offered: a site without these words has no assistant (`hasAssistant`). */
export const assistant = { opening: '', examples: [] as string[] }
