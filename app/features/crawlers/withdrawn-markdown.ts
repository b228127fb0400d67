import { documentLink } from '#app/lib/document-link.ts'
import { paths } from '#app/lib/paths.ts'
import type { WithdrawnView } from '../catalogue/withdrawn-view.ts'
import { blocks, item, link, plainText } from './markdown.ts'

/** The page of a product that is no longer made, for those who read text. */
export function withdrawnMarkdown(view: WithdrawnView, origin: string): string {
  const { slug, name, partNumber, text, statement, family, files, successor } = view
  const documents = files.flatMap(({ label, url }) => {
    const { href } = documentLink(url)
    return href ? item(link(label, new URL(href, origin).href)) : []
  })
  return blocks(
    `# ${plainText(name)}`,
    plainText(statement),
    [
      ...(partNumber ? [item(`Part number: ${plainText(partNumber)}`)] : []),
      ...(family ? [item(`Family: ${link(family.name, origin + paths.family(family.slug))}`)] : []),
    ].join('\n'),
    plainText(text),
    ...(successor
      ? [
          `## ${successor.heading}`,
          link(successor.card.name, origin + paths.markdown(successor.card.slug)) +
            (successor.card.number && `, part number ${plainText(successor.card.number)}`),
        ]
      : []),
    ...(documents.length ? ['## Documents for units in service', documents.join('\n')] : []),
    `Spare parts and remaining stock on request: ${link('Contact Us', origin + paths.contact())}.`,
    `Web page: ${origin}${paths.product(slug)}`,
  )
}
