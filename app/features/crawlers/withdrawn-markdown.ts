import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/crawlers.ts'
import type { WithdrawnView } from '../catalogue/withdrawn-view.ts'
import { blocks, item, link, plainText } from './markdown.ts'

/** The page of a product that is no longer made, for those who read text. */
export function withdrawnMarkdown(view: WithdrawnView, origin: string): string {
  const { slug, name, partNumber, text, statement, family, files, successor } = view
  const documents = files.flatMap(({ label, href }) =>
    href ? item(link(label, new URL(href, origin).href)) : [],
  )
  return blocks(
    `# ${plainText(name)}`,
    plainText(statement),
    [
      ...(partNumber ? [item(fillIn(texts.partNumber, { number: plainText(partNumber) }))] : []),
      ...(family
        ? [
            item(
              fillIn(texts.family, {
                family: link(family.name, origin + paths.family(family.slug)),
              }),
            ),
          ]
        : []),
    ].join('\n'),
    plainText(text),
    ...(successor
      ? [
          `## ${successor.heading}`,
          link(successor.card.name, origin + paths.markdown(successor.card.slug)) +
            (successor.card.number &&
              fillIn(texts.alsoNumber, { number: plainText(successor.card.number) })),
        ]
      : []),
    ...(documents.length ? [`## ${texts.documentsInService}`, documents.join('\n')] : []),
    fillIn(texts.sparesOnRequest, { contact: link(texts.contactUs, origin + paths.contact()) }),
    fillIn(texts.webPage, { address: origin + paths.product(slug) }),
  )
}
