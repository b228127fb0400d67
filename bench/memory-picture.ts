export type Sample = { phase: 'addresses' | 'traffic'; minutes: number; megabytes: number }

type Options = {
  title: string
  /** Drawn as a line across. */
  limit: number
}

const [width, height] = [960, 420]
const margin = { left: 64, right: 16, top: 56, bottom: 48 }
const steps = 5

/** Resident memory over time as a picture: one line, the limit, and where the phases meet. */
export function memoryPicture(samples: readonly Sample[], { title, limit }: Options): string {
  const maxMinutes = Math.max(...samples.map(({ minutes }) => minutes), 0.1)
  const most = Math.max(limit, ...samples.map(({ megabytes }) => megabytes))
  const maxMegabytes = Math.ceil((most * 1.1) / 50) * 50
  const [inner, tall] = [width - margin.left - margin.right, height - margin.top - margin.bottom]
  const x = (minutes: number) => round(margin.left + (minutes / maxMinutes) * inner)
  const y = (megabytes: number) => round(margin.top + (1 - megabytes / maxMegabytes) * tall)
  const scale = Array.from({ length: steps + 1 }, (_, i) => i / steps)
  const [left, right, bottom] = [margin.left, width - margin.right, height - margin.bottom]
  const points = samples.map(({ minutes, megabytes }) => `${x(minutes)},${y(megabytes)}`)
  const begun = samples.find(({ phase }) => phase === 'traffic')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12" fill="#333">`,
    `<title>${title}</title><rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${left}" y="20">${title.replace(': ', `</text><text x="${left}" y="38">`)}</text>`,
    ...scale.map((share) => {
      const [megabytes, minutes] = [share * maxMegabytes, share * maxMinutes]
      return (
        `<path d="M${left} ${y(megabytes)}H${right}" stroke="#ddd"/>` +
        `<text x="${left - 8}" y="${y(megabytes) + 4}" text-anchor="end">${megabytes.toFixed(0)}</text>` +
        `<text x="${x(minutes)}" y="${bottom + 18}" text-anchor="middle">${minutes.toFixed(1)}</text>`
      )
    }),
    `<text x="8" y="${margin.top - 4}">MB</text><text x="${right}" y="${height - 8}" text-anchor="end">minutes</text>`,
    `<path d="M${left} ${y(limit)}H${right}" stroke="#b00" stroke-dasharray="6 4"/>`,
    `<text x="${right}" y="${y(limit) - 6}" text-anchor="end" fill="#b00">${limit} MB</text>`,
    begun
      ? `<path d="M${x(begun.minutes)} ${margin.top}V${bottom}" stroke="#999" stroke-dasharray="2 4"/>`
      : '',
    `<polyline points="${points.join(' ')}" fill="none" stroke="#06c" stroke-width="1.5"/>`,
    '</svg>\n',
  ].join('\n')
}

const round = (value: number) => Math.round(value * 10) / 10
