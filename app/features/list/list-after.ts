import { writeItems } from '#domain/deciding/list-items.ts'
import { linesPerPage, pagesOf } from '#domain/deciding/list-pages.ts'
import type { QuickChange } from '#domain/deciding/quick-change.ts'
import type { Shown } from './quick-lines.ts'
import type { Unsettled } from './use-settling.ts'

/** A list after a change that nobody was asked for, as far as that can be said. */
export function listAfter(
  { view, checking }: Pick<Unsettled, 'view' | 'checking'>,
  { items, places, unread, fresh, faults, header }: QuickChange,
  { settled, added }: Shown,
): Unsettled {
  const pages = pagesOf(items.length)
  const status = items.map(() => -1)
  const numbers = items.map(({ partNumber }) => partNumber.toUpperCase())
  places.forEach((place, i) => {
    if (place !== undefined && !fresh.includes(place)) status[place - 1] = view.status[i]!
  })
  const waiting = new Set([
    ...checking,
    ...fresh.map((place) => numbers[place - 1]!),
    ...unread.flatMap(({ item }) => item?.partNumber.toUpperCase() ?? []),
  ])
  return {
    view: {
      ...view,
      items: decodeURIComponent(writeItems(items)),
      lines: items.length,
      pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
      marked: view.marked - settled,
      page: pageAfter(view.page, added, pages),
      pages,
      faults,
      header,
      quantityColumn: undefined,
      left: faults === view.faults ? view.left : 0,
      status,
    },
    unread,
    checking: new Set(numbers.filter((number) => waiting.has(number))),
  }
}

/** What is new is shown, but for who looks at those that need it. */
function pageAfter(page: Unsettled['view']['page'], added: number | undefined, pages: number) {
  if (page === 'marked') return page
  return added === undefined ? Math.min(page, pages) : Math.ceil(added / linesPerPage)
}
