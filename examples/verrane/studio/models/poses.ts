/** Kinds whose first picture shows several of one thing, and the view that shows one. */
const views: Record<string, string> = {
  asphericLens: 'detail',
  attenuatorPlug: 'model',
  ballLens: 'detail',
  cannula: 'detail',
  collimator: 'model',
  cylindricalLens: 'detail',
  grinLens: 'detail',
  halfBallLens: 'detail',
  toCan: 'model',
}

/** What is left of a kind when its parts are named. */
const bodies: Record<string, string> = {
  adapterPlate: 'Plate',
  asphericLens: 'Lens',
  ballLens: 'Lens',
  cylindricalLens: 'Lens',
  distributionFrame: 'Frame',
  domeClosure: 'Base',
  grinLens: 'Lens',
  halfBallLens: 'Lens',
  microlensArray: 'Array',
  patchPanel: 'Tray seam',
  spliceChassis: 'Chassis',
  streetCabinet: 'Cabinet',
  verticalManager: 'Frame',
  wallPanel: 'Enclosure',
}

export const viewOf = (kind: string): string => views[kind] ?? 'hero'
export const bodyOf = (kind: string): string => bodies[kind] ?? 'Body'
