// Runs in the page. Puts the blocks in the order that fills the first page best, then says which
// of them it holds, so that the thumbnail shows the same page as the PDF.
window.arrange = ({ firstPage, order, flexible, leaveOut }) => {
  const main = document.querySelector('main')
  const find = (name) => main.querySelector(`[data-block="${name}"]`)
  const place = (names) => names.forEach((name) => find(name) && main.append(find(name)))
  leaveOut.forEach((name) => find(name)?.remove())
  const bottomOf = (node) => node.getBoundingClientRect().bottom + window.scrollY
  const heightOf = (name) => {
    const node = find(name)
    return node
      ? node.getBoundingClientRect().height + parseFloat(getComputedStyle(node).marginTop)
      : 0
  }
  const fixed = order.filter(
    (name) => !flexible.includes(name) && order.indexOf(name) < order.indexOf(flexible[0]),
  )
  place(order)
  const last = [...fixed].reverse().map(find).find(Boolean)
  let room = firstPage - (last ? bottomOf(last) : 0)
  const present = flexible.filter(find)
  const sets = [present, ...present.map((name) => [name])].filter((names) => names.length)
  const fits = (names) => names.reduce((sum, name) => sum + heightOf(name), 0) <= room
  const pick = (size) => {
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (
      main.querySelectorAll('[data-size]')
    ))
      node.hidden = node.dataset.size !== size
    return sets.find(fits) ?? []
  }
  // The large drawing if the page takes as much with it as with the small one.
  const small = pick('small')
  const large = pick('large')
  const chosen =
    large.length >= small.length && large.includes('drawing') === small.includes('drawing')
      ? large
      : (pick('small'), small)
  main.querySelectorAll('[data-size][hidden]').forEach((node) => node.remove())
  const later = order.filter((name) => !fixed.includes(name) && !chosen.includes(name))
  place([...chosen, ...later])
  return [...fixed, ...chosen]
}

// Hides what the first page does not hold and shows the foot, for the picture of page 1.
window.showFirstPage = (firstPage) => {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-block], tbody, tr.group')
  ))
    if (
      node.getBoundingClientRect().bottom + window.scrollY > firstPage &&
      !node.matches('[data-block="specification"]')
    )
      node.style.visibility = 'hidden'
  /** @type {(selector: string) => HTMLElement | null} */
  const find = (selector) => document.querySelector(selector)
  const table = document.querySelector('[data-block="specification"] thead')
  const first = document.querySelector('[data-block="specification"] tbody')
  if (table && first && first.getBoundingClientRect().bottom + window.scrollY > firstPage)
    find('[data-block="specification"]').style.visibility = 'hidden'
  find('.foot').style.display = 'block'
}
