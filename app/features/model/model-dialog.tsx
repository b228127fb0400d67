import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/model.ts'
import * as productTexts from '#texts/product.ts'
import * as uiTexts from '#texts/ui.ts'
import { useModel } from './use-model.ts'
import { turnOfKey, type Turn } from './orbit.ts'
import type { NamedPart } from './named-parts.ts'
import styles from './model-dialog.module.css'

type Props = {
  /** The product, and its picture, which stands until the model does. */
  view: { name: string; image: string }
  /** The model's file. */
  href: string
  onClose: () => void
}

type Marked = { part: number; piece?: number } | undefined

/** A press that moved less than this is a tap, and turns nothing. */
const tapPixels = 5

/** A product's model over its page, to be turned, with its parts by name. */
export function ModelDialog({ view: { name, image }, href, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const state = useModel(href, canvas, attempt)
  const stage = state.phase === 'shown' ? state.stage : undefined
  const pressedAt = useRef({ x: 0, y: 0 })
  const [chosen, setChosen] = useState<Marked>()
  const [pointed, setPointed] = useState<Marked>()
  const marked = pointed ?? chosen
  useEffect(() => stage?.mark(marked?.part, marked?.piece), [stage, marked])

  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const turn = (asked: Turn) => stage?.turn(asked)
  const reset = () => stage?.reset()
  const partAt = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = canvas.current!.getBoundingClientRect()
    return stage?.at(clientX - left, clientY - top)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = event.ctrlKey || event.metaKey || event.altKey ? undefined : turnOfKey(event.key)
    if (!asked) return
    event.preventDefault()
    if (asked === 'reset') reset()
    else turn(asked)
  }
  const nameOf = ({ part, piece }: NonNullable<Marked>) => {
    const { name: whole, pieces } = stage!.parts[part]!
    if (piece !== undefined) return pieces[piece]!.name
    return pieces.length > 1 ? fillIn(texts.several, { name: whole, count: pieces.length }) : whole
  }
  const shown = stage && marked ? nameOf(marked) : ''

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="model-title"
      // What is around it has keys of its own.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.bar}>
        <h2 id="model-title">{name}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <div className={styles.body}>
        <div className={styles.view}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is what keys and pointers turn */}
          <div
            className={styles.stage}
            role="application"
            aria-label={fillIn(texts.stage, { name })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that turn the model
            tabIndex={stage ? 0 : -1}
            onKeyDown={onKeyDown}
            onPointerDown={({ clientX: x, clientY: y }) => (pressedAt.current = { x, y })}
            onPointerMove={(event) => {
              if (event.pointerType !== 'mouse' || event.buttons > 0) return
              const found = partAt(event)
              setPointed((before) => (isSame(before, found) ? before : found))
            }}
            onPointerLeave={() => setPointed(undefined)}
            onClick={(event) => {
              const { x, y } = pressedAt.current
              if (Math.hypot(event.clientX - x, event.clientY - y) < tapPixels)
                setChosen(partAt(event))
            }}
          >
            {!stage && (
              <Picture
                image={image}
                alt={name}
                missing={productTexts.noImage}
                sizes="(max-width: 900px) 100vw, 860px"
              />
            )}
            <canvas ref={canvas} hidden={!stage} />
            {shown && <p className={styles.shown}>{shown}</p>}
          </div>
          {state.phase === 'failed' && (
            <p role="alert" className={styles.note}>
              {texts.failed}{' '}
              <button type="button" onClick={() => setAttempt(attempt + 1)}>
                {uiTexts.tryAgain}
              </button>
            </p>
          )}
          {state.phase === 'undrawable' && (
            <p role="alert" className={styles.note}>
              {texts.undrawable}
            </p>
          )}
          {state.phase === 'loading' && <p className={styles.note}>{texts.loading}</p>}
          {stage && <TurnButtons onTurn={turn} onReset={reset} />}
        </div>
        <div className={styles.side}>
          {stage && (
            <PartList
              parts={stage.parts}
              chosen={chosen?.piece === undefined ? chosen?.part : undefined}
              onChoose={(part) => setChosen(part === undefined ? undefined : { part })}
            />
          )}
          <a href={href} download className={buttonClass('outline')}>
            {texts.download}
          </a>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {stage &&
          (chosen
            ? fillIn(texts.marked, { name: nameOf(chosen) })
            : plural(stage.parts.length, texts.ready))}
      </p>
    </dialog>
  )
}

function isSame(one: Marked, other: Marked): boolean {
  return one?.part === other?.part && one?.piece === other?.piece
}

type PartListProps = {
  parts: readonly NamedPart[]
  chosen: number | undefined
  /** Undefined when the one that is marked is pressed again. */
  onChoose: (part: number | undefined) => void
}

/** A model's parts by name; a press marks one in the model. */
function PartList({ parts, chosen, onChoose }: PartListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.parts}>
      <h3 id={id}>{texts.parts}</h3>
      <ul className={styles.list}>
        {parts.map(({ name, pieces }, part) => (
          <li key={part}>
            <button
              type="button"
              aria-pressed={part === chosen}
              onClick={() => onChoose(part === chosen ? undefined : part)}
            >
              {name}
              {pieces.length > 1 && <span>{`× ${pieces.length}`}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TurnButtonsProps = { onTurn: (turn: Turn) => void; onReset: () => void }

const buttons = [
  ['ArrowLeft', '←', texts.turnLeft],
  ['ArrowRight', '→', texts.turnRight],
  ['ArrowUp', '↑', texts.turnUp],
  ['ArrowDown', '↓', texts.turnDown],
  ['+', '+', texts.closer],
  ['-', '−', texts.farther],
] as const

/** What the keys do, for those who press buttons. */
function TurnButtons({ onTurn, onReset }: TurnButtonsProps) {
  return (
    <p role="group" aria-label={texts.view} className={styles.turns}>
      {buttons.map(([key, sign, label]) => (
        <button
          key={key}
          type="button"
          aria-label={label}
          title={label}
          onClick={() => {
            const turn = turnOfKey(key)
            if (turn && turn !== 'reset') onTurn(turn)
          }}
        >
          {sign}
        </button>
      ))}
      <button type="button" onClick={onReset}>
        {texts.reset}
      </button>
      <span>{texts.hint}</span>
    </p>
  )
}
