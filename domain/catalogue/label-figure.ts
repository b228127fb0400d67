/** The figure that the label of a choice begins with, and its unit: 2.4 and 'm' of '2.4 m, 432 homes'. */
export function labelFigure(label: string): { figure: number; unit: string } | undefined {
  const [, figure, unit = ''] = /^(-?\d+(?:\.\d+)?)(?:\s(\S+?))?(?:,|$)/.exec(label) ?? []
  return figure === undefined ? undefined : { figure: Number(figure), unit }
}
