export { useLinkPress } from '#app/lib/use-link-press.ts'
