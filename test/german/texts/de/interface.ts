/** The German that a new company begins with. */
export { interfaceTexts } from '../../../../cli/create/template/de/texts/de/interface.ts'
