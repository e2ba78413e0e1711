import { buttonClass, type ButtonVariant } from '#ui/act/button-class.ts'
import { arrowUp } from './file-prompt.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'

/** Opens the device's camera, and is shown on touch devices only; with `accept` it asks for a file, anywhere. */
export function FileCamera({
  text,
  onFile,
  disabled,
  variant = 'secondary',
  accept,
}: {
  text: string
  onFile: (file: File) => void
  disabled?: boolean | undefined
  variant?: ButtonVariant | undefined
  /** A file of these types instead of a photo. */
  accept?: string | undefined
}) {
  return (
    <label className={`${buttonClass(variant)} file-camera`}>
      <input
        type="file"
        accept={accept ?? 'image/*'}
        capture={accept === undefined ? 'environment' : undefined}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          if (photo) onFile(photo)
          currentTarget.value = ''
        }}
      />
      <LineIcon d={accept === undefined ? lens : arrowUp} />
      {text}
    </label>
  )
}

const lens =
  'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm8 2.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'
