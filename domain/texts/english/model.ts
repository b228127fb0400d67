// A product’s model, to be turned and looked at from all sides.

export const loading = 'Loading the model …'
/** Said when it is there. */
export const ready = {
  one: 'The model is here: {count} part.',
  other: 'The model is here: {count} parts.',
}
export const failed = 'The model could not be loaded.'
export const undrawable =
  'This browser cannot draw models: WebGL is missing or switched off. The file can be downloaded.'
/** Names what is turned, and how, for those who do not see it. */
export const stage =
  'Model of {name}. Arrow keys turn it, plus and minus bring it closer and farther, 0 shows it as at first.'
export const hint = 'Drag to turn; pinch, wheel, + and − for closer and farther; 0 as at first.'

// Buttons of its view.
export const view = 'View'
export const turnLeft = 'From farther left'
export const turnRight = 'From farther right'
export const turnUp = 'From higher up'
export const turnDown = 'From lower down'
export const closer = 'Closer'
export const farther = 'Farther'
export const reset = 'Reset'

export const parts = 'Parts'
/** A part of which there are several. */
export const several = '{name}, {count} pieces'
export const marked = 'Marked: {name}'
export const download = 'Download the model, GLB'
