export { plainPress } from '#app/lib/plain-press.ts'
