/** The unit that has to be said beside a label: none where the label counts in it. 'Ports' needs no 'ports'. */
export function unitBeside(label: string, unit = ''): string {
  const one = unit.toLowerCase().replace(/s$/, '')
  return one.length > 2 && label.toLowerCase().includes(one) ? '' : unit
}
