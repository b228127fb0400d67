// A product’s model, to be turned and looked at from all sides.

export const loading = 'Loading the model …'
/** Said when it is there. */
export const ready = {
  one: 'Model loaded: {count} part.',
  other: 'Model loaded: {count} parts.',
}
export const failed = 'The model could not be loaded.'
export const undrawable =
  'This browser cannot show 3D models: WebGL is missing or turned off. You can download the file.'
/** Names what is turned, and how, for those who do not see it. */
export const stage =
  'Model of {name}. Use the arrow keys to turn it, plus and minus to zoom, and 0 to reset.'
export const hint = 'Drag to turn. Pinch, scroll, or press + and − to zoom. Press 0 to reset.'

// Buttons of its view.
export const view = 'View'
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const turnUp = 'Turn up'
export const turnDown = 'Turn down'
export const closer = 'Zoom in'
export const farther = 'Zoom out'
export const reset = 'Reset'

export const parts = 'Parts'
/** A part of which there are several. */
export const several = '{name}, {count} pieces'
export const marked = 'Marked: {name}'
export const download = 'Download the model, GLB'
