import * as runtime from 'react/jsx-dev-runtime'
import { inOrder } from './in-order.ts'

export const { Fragment } = runtime

type Make = (type: unknown, props: unknown, ...more: unknown[]) => unknown
const { jsxDEV: made } = runtime as unknown as { jsxDEV: Make }

export const jsxDEV: Make = (type, props, ...more) => made(type, inOrder(type, props), ...more)
