export { default, loader, meta } from './page.tsx'
