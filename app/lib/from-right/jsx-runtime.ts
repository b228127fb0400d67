import { jsx as made, jsxs as madeOfSeveral } from 'react/jsx-runtime'
import { inOrder } from './in-order.ts'

// What our components are made with in a build for a language from right to left (cli/build/interface-texts.ts).
export { Fragment } from 'react/jsx-runtime'

export const jsx: typeof made = (type, props, key) => made(type, inOrder(type, props), key)
export const jsxs: typeof madeOfSeveral = (type, props, key) =>
  madeOfSeveral(type, inOrder(type, props), key)
