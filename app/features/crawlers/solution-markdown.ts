import { paths } from '#app/lib/paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import { formatValue } from '#domain/catalogue/attribute.ts'
import type { SolutionPart } from '#domain/records/solution-part.ts'
import type { Solution } from '#domain/records/solution.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/crawlers.ts'
import { blocks, item, link, plainText, table } from './markdown.ts'

/** A solution's page for those who read text; families that the catalogue lacks are left out. */
export function solutionMarkdown(
  solution: Solution,
  catalogue: Pick<Catalogue, 'families'>,
  origin: string,
): string {
  const { name, slug, hero, intro, statistics, factoids, strengths, families, parts } = solution
  const shown = families.filter((family) =>
    catalogue.families.some((one) => one.name === family.name),
  )
  return blocks(
    `# ${plainText(name)}`,
    plainText(hero.text),
    plainText(intro.text),
    ...(statistics
      ? [
          `## ${plainText(statistics.heading)}`,
          statistics.boxes
            .map(({ value, label, source }) =>
              item(
                `${plainText(`${value}: ${label}`)} (${link(`${source.name}, ${source.year}`, source.url)})`,
              ),
            )
            .join('\n'),
        ]
      : []),
    ...(factoids
      ? [
          `## ${plainText(factoids.heading)}`,
          factoids.items
            .map(({ figure, text }) => item(plainText(`${figure}: ${text}`)))
            .join('\n'),
        ]
      : []),
    strengths.map((strength) => item(plainText(strength))).join('\n'),
    ...parts.flatMap((part) => partOf(part, origin)),
    shown.length ? `## ${texts.families}` : '',
    shown
      .map(({ name: family, label }) =>
        item(link(label ?? family, `${origin}${paths.family(familySlug(family))}.md`)),
      )
      .join('\n'),
    fillIn(texts.webPage, { address: origin + paths.solution(slug) }),
  )
}

function partOf(part: SolutionPart, origin: string): string[] {
  const heading = `## ${plainText(part.heading)}`
  const text = 'text' in part && part.text ? plainText(part.text) : ''
  switch (part.kind) {
    case 'prose':
      return [heading, ...part.paragraphs.map(plainText)]
    case 'table':
      return [heading, text, tableOf(part.columns, part.rows)]
    case 'needs':
      return [
        heading,
        part.rows
          .map(({ need, feature, benefit }) => item(plainText(`${need}: ${feature}. ${benefit}`)))
          .join('\n'),
      ]
    case 'budget': {
      const { items, limit, unit } = part
      const said = [...items, limit].map(({ label, value }) => [label, formatValue(value, unit)])
      return [heading, text, said.map((one) => item(plainText(one.join(': ')))).join('\n')]
    }
    case 'places':
      return [
        heading,
        text,
        part.items.map((one) => item(plainText(`${one.title}: ${one.text}`))).join('\n'),
      ]
    case 'counters':
      return [
        heading,
        text,
        part.items
          .map(({ label, value, prefix = '', suffix = '' }) =>
            item(plainText(`${label}: ${prefix}${formatValue(value)}${suffix}`)),
          )
          .join('\n'),
        plainText(part.note),
      ]
    case 'questions':
      return part.groups.flatMap(({ title, items }) => [
        `## ${plainText(title)}`,
        ...items.flatMap(({ question, answer }) => [
          `### ${plainText(question)}`,
          plainText(answer),
        ]),
      ])
    case 'articles':
      return [heading, part.items.map(({ title, to }) => item(link(title, origin + to))).join('\n')]
    // Files and families have lists of their own.
    case 'downloads':
    case 'families':
      return []
  }
}

const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  table(
    columns.map(plainText),
    rows.map((row) => row.map(plainText)),
  )
