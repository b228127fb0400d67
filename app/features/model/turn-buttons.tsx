import * as texts from '#texts/model.ts'
import styles from './model-dialog.module.css'
import { turnOfKey, type Turn } from './orbit.ts'

type Props = { onTurn: (turn: Turn) => void; onReset: () => void }

const buttons = [
  ['ArrowLeft', '←', texts.turnLeft],
  ['ArrowRight', '→', texts.turnRight],
  ['ArrowUp', '↑', texts.turnUp],
  ['ArrowDown', '↓', texts.turnDown],
  ['+', '+', texts.closer],
  ['-', '−', texts.farther],
] as const

/** What the keys do, for those who press buttons. */
export function TurnButtons({ onTurn, onReset }: Props) {
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
