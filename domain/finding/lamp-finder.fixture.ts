import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

export const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
/** The figures that are read in a text, each with how sure it is. */
export const numbersIn = (text: string) =>
  finder
    .read(text)
    .understanding.requirements.flatMap(({ test: asked, ...one }) =>
      asked.type === 'number' ? [{ ...asked, ...one }] : [],
    )
