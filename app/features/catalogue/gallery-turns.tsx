import { PauseButton } from '#app/ui/pause-button.tsx'
import { useTurns } from '#app/ui/use-turns.ts'
import * as uiTexts from '#texts/ui.ts'

type Props = Omit<Parameters<typeof useTurns>[0], 'interval'> & { onPlay: () => void }

/** How long a picture stays, in milliseconds (SPECIFICATION, 9). */
const interval = 5000

/** Turns the pictures of a gallery, and the button that stops it. */
export function GalleryTurns({ onPlay, ...turns }: Props) {
  const { moving, toggle } = useTurns({ ...turns, interval })
  const onToggle = () => {
    toggle()
    onPlay()
  }
  return <PauseButton moving={moving} onToggle={onToggle} what={uiTexts.moving.pictures} />
}
