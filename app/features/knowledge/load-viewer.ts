/** Brings the viewer's code; at the first sign that it will be wanted. */
export const loadViewer = () => import('./viewer.tsx')
