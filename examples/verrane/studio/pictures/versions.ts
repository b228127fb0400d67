/**
 * Raise a number when the look of a kind changes and its pictures should be made again;
 * raise `studio` for a change of light, camera or ground, which touches every picture.
 * A number rather than a hash of the code, so that moving code about remakes nothing.
 */
export const studioVersion = 1

export const kindVersions: Record<string, number> = {
  asphericLens: 2,
  ballLens: 2,
  cylindricalLens: 2,
  domeClosure: 2,
  drop: 2,
  grinLens: 2,
  halfBallLens: 2,
  tabletInstrument: 2,
  trunk: 2,
  verticalManager: 2,
}
