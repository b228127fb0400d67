/** By itself, for few pages say it and every page has the rest of the company. */
export const siteDescription =
  'Fiber-optic connectivity and photonics: patch panels, cassettes, cable assemblies, terminals, splitters, detectors and lenses, specified to the figures that decide a design.'
