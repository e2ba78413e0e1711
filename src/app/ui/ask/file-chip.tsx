import { fileSize } from './file-size.ts'
import { focusField } from './focus-field.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'

export type ChosenFile = { name: string; size: number }

/** The chosen file: name, size, and the button that takes it away. */
export function FileChip({
  file,
  onRemove,
  disabled,
}: {
  file: ChosenFile
  onRemove: () => void
  disabled?: boolean | undefined
}) {
  return (
    <span className="file-chip">
      <LineIcon d="M13 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zm0 0v6h6M9 13h6M9 17h4" />
      <span className="file-chip-words">
        <b>{file.name}</b>
        <span>{fileSize(file.size)}</span>
      </span>
      <button
        type="button"
        className="file-chip-remove"
        disabled={disabled}
        aria-label={`Retirer ${file.name}`}
        onClick={({ currentTarget }) => {
          focusField(currentTarget)
          onRemove()
        }}
      >
        Retirer
      </button>
    </span>
  )
}
