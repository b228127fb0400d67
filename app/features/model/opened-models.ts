/** Files of the models that have been looked at since the page was loaded. */
export const openedModels = new Set<string>()
