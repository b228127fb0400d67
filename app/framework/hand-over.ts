/** How long pictures may take to be there: the browser has those that were seen. */
const longestMilliseconds = 500
/** From a finger that is up to the press that the browser tells of it. */
const pressMilliseconds = 300
/** Longer than any page takes to be rendered. */
const lateMilliseconds = 2000
/** Above what lies over a page's own parts, below the header. */
const over = { position: 'absolute', insetInline: '0', zIndex: '4', background: 'var(--paper)' }
const pressable = 'a[href],button,input,label,summary'

type Coming = {
  /** The router has heard of it: links are its own from then on. */
  isTold: () => boolean
  /** The router shows the page: undefined while it may come to. */
  isThere: () => boolean | undefined
  /** How far the page is scrolled that `stand` stands in for. */
  top: () => number
}

/**
 * Hands the place of what stands in for a page to that page, `main`, once it is rendered, of which
 * `ScrollPlace` tells by an event: where it is scrolled to, what is typed, open and pressed. It lies over
 * the page until the page's pictures are there.
 */
export function handOver(main: HTMLElement, stand: HTMLElement, coming: Coming): void {
  const { isTold, isThere, top: topOf } = coming
  const presses = keepPresses(stand, isTold)
  const end = () => {
    clearInterval(timer)
    stand.removeEventListener('rendered', see)
    presses.stop()
    main.removeAttribute('style')
  }
  const see = () => {
    const isHere = isThere()
    // Who has pressed a link, or stepped on, is elsewhere.
    if (isHere === false) {
      end()
      stand.remove()
    }
    // Or another page has come that was under way.
    else if (isHere && window.__reactRouterDataRouter!.state.navigation.state === 'idle')
      void take()
  }
  stand.addEventListener('rendered', see)
  // The router may have been there before: then nothing is rendered.
  const timer = setInterval(see, lateMilliseconds)
  const take = async () => {
    clearInterval(timer)
    stand.removeEventListener('rendered', see)
    const top = topOf()
    main.removeAttribute('style')
    stand.removeAttribute('style')
    Object.assign(stand.style, over)
    openAlike(stand, main)
    // Those of the page are meant from here on.
    for (const element of stand.querySelectorAll('[id]')) element.removeAttribute('id')
    const pictures = picturesInSight()
    // The router scrolls first.
    await Promise.resolve()
    scrollTo(0, top)
    // As the page comes menus are shut and fields emptied, in its effects after the paint.
    await new Promise((after) => requestAnimationFrame(() => setTimeout(after)))
    await presses.up()
    presses.stop()
    // Taken away by another step.
    if (!stand.isConnected) return
    const enter = typedIn(stand, main)
    stand.inert = true
    enter()
    const pressed = presses.held()
    if (pressed) pressAgain(pressed, stand, main)
    await pictures
    stand.remove()
  }
}

/** Holds what is pressed until the page is there; of several presses the last. */
function keepPresses(stand: HTMLElement, isTold: () => boolean) {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const start = performance.now()
  let held: MouseEvent | undefined
  let isDown = false
  const isInside = ({ target }: Event) => stand.contains(target as Node)
  const hold = (press: MouseEvent) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
    // The second press of two in one place was for what stood there before.
    if (press.detail > 1) {
      press.preventDefault()
      press.stopPropagation()
      return
    }
    // However long the page takes: without a connection it does not come.
    if (isTold() && targetOf(press)?.localName === 'a') return
    // A menu beside it would be shut again as the page comes.
    if (!isInside(press) && performance.now() - start > longestMilliseconds) return
    held = press
    press.preventDefault()
    press.stopPropagation()
  }
  document.addEventListener('click', hold, options)
  document.addEventListener('pointerdown', (event) => (isDown = isInside(event)), options)
  const ups = ['pointerup', 'pointercancel'] as const
  for (const up of ups) document.addEventListener(up, () => (isDown = false), options)
  return {
    held: () => held,
    stop: () => listening.abort(),
    /** Resolves when no finger is on it, and what that pressed is told. */
    up: () =>
      new Promise<void>((resolve) => {
        if (!isDown) return resolve()
        const wait = () => setTimeout(resolve, pressMilliseconds)
        for (const up of ups) document.addEventListener(up, wait, options)
        document.addEventListener('click', () => resolve(), options)
      }),
  }
}

const targetOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(pressable)

/** A link leads where it led, and what is beside is still there; anything else is another element now. */
function pressAgain(press: MouseEvent, stand: HTMLElement, main: HTMLElement): void {
  const pressed = targetOf(press)
  if (!pressed) return
  const isSame = pressed.localName === 'a' || !stand.contains(pressed)
  if (isSame) pressed.click()
  // By the keyboard, which has no place.
  else if (press.detail === 0) alike(pressed, stand, main)?.click()
  else
    document
      .elementFromPoint(press.clientX, press.clientY)
      ?.closest<HTMLElement>(pressable)
      ?.click()
}

/** The same element of the page, where both are built alike. */
function alike<T extends HTMLElement>(element: T, stand: HTMLElement, main: HTMLElement) {
  const of = (within: HTMLElement) => [...within.querySelectorAll<T>(element.localName)]
  return of(main)[of(stand).indexOf(element)]
}

/** Gives the focus that is in there, and what was typed or chosen, to the same element of the page. */
function typedIn(stand: HTMLElement, main: HTMLElement): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !stand.contains(focused)) return () => undefined
  const typed = valueOf(focused)
  return () => {
    const field = alike(focused, stand, main)
    field?.focus({ preventScroll: true })
    if (!field || typed === undefined || valueOf(field) === typed) return
    // React hears of no value that is set on the field itself.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field)
    for (const event of ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

const valueOf = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined

/** What was open is open. */
function openAlike(stand: HTMLElement, main: HTMLElement): void {
  for (const fold of stand.querySelectorAll('details')) {
    const there = alike(fold, stand, main)
    if (there && there.textContent === fold.textContent) there.open = fold.open
  }
}

/** Resolves when the page's pictures in sight can be painted, or have taken too long. */
function picturesInSight(): Promise<unknown> {
  const decoded = new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      resolve(Promise.allSettled(seen.map(({ target }) => (target as HTMLImageElement).decode())))
    })
    const images = document.querySelectorAll('#main img')
    if (images.length === 0) resolve(undefined)
    for (const image of images) observer.observe(image)
  })
  return Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, longestMilliseconds))])
}
