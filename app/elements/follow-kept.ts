import { keptList } from '#app/islands/store.ts'
import { toAdd } from '#app/lib/to-add.ts'
import { readKept } from '#domain/deciding/kept-list.ts'
import { joinedItems, writeItems } from '#domain/deciding/list-items.ts'
import { asRow } from '#domain/deciding/list-text.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'

/**
 * Says what the open list of `region` is to the one that this browser keeps: where both differ the open
 * one stays apart until its reader decides, and where none is open the kept one opens.
 * @returns says it anew, of another list
 */
export function followKept(
  region: HTMLElement,
  open: (to: string, change: 'pushState' | 'replaceState') => Promise<void>,
): () => void {
  const items = () => region.getAttribute('items')!
  const addressOf = (query: string) => `${location.pathname}?${query}`

  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.name === 'keep') keptList.write(items())
    if (target.name === 'join') join('pushState')
  })
  keptList.subscribe(show)
  if (location.hash === toAdd && items()) join('replaceState')
  else show()
  return show

  function show(): void {
    const kept = keptList.read()
    if (!items() && kept) return void open(addressOf(`items=${kept}`), 'replaceState')
    const box = region.querySelector<HTMLElement>('[data-other-list]')!
    box.hidden = !kept || kept === items()
    if (box.hidden) return
    box.querySelector('p')!.textContent = plural(readKept(kept).length, texts.differs)
    box.querySelector('a')!.href = addressOf(`items=${kept}`)
  }

  /** What one list cannot hold is told, and stays to be taken along in another. */
  function join(change: 'pushState' | 'replaceState'): void {
    const joined = joinedItems(readKept(keptList.read()), readKept(items()))
    const all = writeItems(joined.items)
    if (!keptList.write(all)) return
    const rows = joined.left.map(asRow).join('\n')
    void open(addressOf(`items=${all}${rows && `&paste=${encodeURIComponent(rows)}`}`), change)
  }
}
