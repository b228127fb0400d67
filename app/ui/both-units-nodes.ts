import styles from './both-units.module.css'

/** What `BothUnits` shows, for whoever writes into a page's HTML. */
export function bothUnitsNodes(metric: string, us: string | undefined): (string | Node)[] {
  return us === undefined ? [metric] : [span(styles.metric, metric), ' ', span(styles.us, us)]
}

function span(className: string | undefined, text: string): Node {
  const element = document.createElement('span')
  element.className = className ?? ''
  element.textContent = text
  return element
}
