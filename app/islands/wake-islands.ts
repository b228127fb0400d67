import { plainPress } from '#app/lib/plain-press.ts'
import { islands, type IslandName } from './islands.ts'
import { sayNotLoaded } from '#app/ui/not-loaded.ts'
import type { Trigger } from './island.tsx'

/** Signs that a visitor is about to use an island. */
const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'click',
] as const

/** Buttons that do nothing without their island. */
const needingCode =
  'popover' in HTMLElement.prototype
    ? 'button[type=button]:not([popovertarget])'
    : 'button[type=button]'

const hydrating = new WeakMap<Element, Promise<void>>()

/** Islands that are touched hydrate from now on, whatever their trigger. */
export function watchIslands(): void {
  for (const sign of signs) addEventListener(sign, wakeUnder, { capture: true })
}

/** Has every island of the page hydrate at its trigger, and at once where a visitor has been. */
export function armIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    arm(place)
    const controls = [...place.querySelectorAll<Control>('input, select, textarea')]
    if (place.contains(document.activeElement) || controls.some(isFilledIn)) void hydrate(place)
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether a visitor has changed it before scripts came. */
function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true
  return control.value !== control.defaultValue
}

function arm(place: HTMLElement): void {
  const trigger = triggerOf(place)
  const wake = () => void hydrate(place)
  if (trigger === 'history') addEventListener('popstate', wake)
  else if (typeof trigger === 'object' && 'stored' in trigger) whenStored(trigger.stored, wake)
  else if (typeof trigger === 'object') whenLinked(trigger, place)
}

function triggerOf({ dataset: { trigger = 'interaction' } }: HTMLElement): Trigger {
  return (trigger.startsWith('{') ? JSON.parse(trigger) : trigger) as Trigger
}

/** Once for each place; where its code does not come, the next sign asks again. */
function hydrate(place: HTMLElement): Promise<void> {
  const begun = hydrating.get(place)
  if (begun) return begun
  const done = wake(place).catch(() => {
    hydrating.delete(place)
  })
  hydrating.set(place, done)
  return done
}

async function wake(place: HTMLElement): Promise<void> {
  // Styles of what islands show once they are used.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
    sheet.media = 'all'
  const { island = '', props = '{}', prefix = '' } = place.dataset
  const [Component, { hydrateIsland }] = await Promise.all([
    islands[island as IslandName](),
    import('./hydrate-island.tsx'),
  ])
  await hydrateIsland(place, Component, JSON.parse(props) as object, prefix)
  place.dataset.awake = ''
}

/** What is touched hydrates, whatever its trigger; a click on a button that needs it waits. */
function wakeUnder(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined
  const place = target?.closest<HTMLElement>('[data-island]:not([data-awake])')
  if (!target || !place) return
  const woken = hydrate(place)
  const button = event.type === 'click' && target.closest<HTMLElement>(needingCode)
  if (!button) return
  event.stopPropagation()
  if (event instanceof MouseEvent && event.detail > 1) return
  void woken.then(() => {
    if (place.dataset.awake === undefined) sayNotLoaded()
    else button.click()
  })
}

/** At once where something is kept under one of these keys, else as soon as something is. */
export function whenStored(keys: readonly string[], callback: () => void): void {
  const look = () => {
    try {
      if (keys.some((key) => sessionStorage.getItem(key) ?? localStorage.getItem(key))) callback()
    } catch {
      // A browser may keep its storage closed: then nothing is kept.
    }
  }
  look()
  for (const name of [...keys, 'storage', 'pageshow', 'online']) addEventListener(name, look)
}

type Link = Extract<Trigger, { link: string }>

/** The island takes the press once it is there; where its code does not come, the link leads on. */
function whenLinked({ link: selector, address }: Link, place: HTMLElement): void {
  const look = () => {
    if (new RegExp(address).test(location.href)) void hydrate(place)
  }
  look()
  addEventListener('popstate', look)
  document.addEventListener('click', (event) => {
    const link = plainPress(event)
    if (!link?.matches(selector) || place.dataset.awake !== undefined) return
    event.preventDefault()
    if (event.detail > 1) return
    void hydrate(place).then(() => {
      if (place.dataset.awake === undefined) location.assign(link.href)
      else link.click()
    })
  })
}
