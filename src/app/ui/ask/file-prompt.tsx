import { LineIcon } from '#ui/say/line-icon.tsx'

/** What an empty file zone says. */
export function FilePrompt({ text = 'Choisir un fichier' }: { text?: string | undefined }) {
  return (
    <span className="file-prompt" aria-hidden="true">
      <LineIcon d={arrowUp} />
      <span>
        <b>{text}</b>
        <span className="file-prompt-drop">ou le déposer ici</span>
      </span>
    </span>
  )
}

export const arrowUp = 'M12 16V4m0 0L7 9m5-5 5 5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4'
