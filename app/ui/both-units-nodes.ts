/** What `BothUnits` shows, for whoever writes into a page's HTML. */
export function bothUnitsNodes(metric: string, us: string | undefined): (string | Node)[] {
  return us === undefined ? [metric] : [span('metric-value', metric), ' ', span('us-value', us)]
}

function span(className: string, text: string): Node {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}
