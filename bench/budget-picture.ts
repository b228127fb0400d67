import { judge, ratioOf, shareOfBudget, type Figure } from './figure.ts'
import { budgetText, figureText } from './table.ts'

const [width, row, top] = [1040, 18, 24]
const names = { width: 470, letters: 70 }
const figures = { width: 210 }
const colors = { ok: '#2a7', over: '#b00' }

/** Of every figure with a budget what it takes of it, as a bar; the line is the whole of it. */
export function budgetPicture(all: readonly Figure[]): string {
  const shown = all.flatMap((figure) => {
    const share = shareOfBudget(figure)
    const verdict = judge(figure)
    return share === undefined || !verdict ? [] : [{ figure, share, verdict }]
  })
  const height = top + shown.length * row + 12
  const start = names.width
  const end = width - figures.width
  // Twice a budget and more is as long as the picture is wide.
  const limit = start + (end - start) / 2
  const bars = shown.map(({ figure, share, verdict }, i) => {
    const y = top + i * row
    const long = Math.max(1, Math.min(share * (limit - start), end - start))
    const said = `${measuredText(figure)} (${budgetText(figure)})`
    return (
      `<text x="${start - 8}" y="${y + 13}" text-anchor="end">${escaped(shortened(figure.what))}</text>` +
      `<rect x="${start}" y="${y + 3}" width="${long.toFixed(1)}" height="${row - 6}" fill="${colors[verdict]}"/>` +
      `<text x="${end + 6}" y="${y + 13}">${escaped(said)}</text>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="11" fill="#333">`,
    '<title>What every figure takes of its budget</title><rect width="100%" height="100%" fill="#fff"/>',
    `<text x="${limit}" y="14" text-anchor="middle">budget</text>`,
    ...bars,
    `<path d="M${limit} ${top - 4}V${height - 8}" stroke="#333" stroke-dasharray="4 3"/>`,
    '</svg>\n',
  ].join('\n')
}

/** What is judged: a ratio has its own. */
function measuredText(figure: Figure): string {
  const { value, unit, budget } = figure
  const ratio = budget?.of === 'ratio' ? ` = ${ratioOf(figure)?.toFixed(2)}×` : ''
  return `${figureText(value, unit)} ${unit}${ratio}`
}

const shortened = (text: string) =>
  text.length > names.letters ? `${text.slice(0, names.letters - 1)}…` : text

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
