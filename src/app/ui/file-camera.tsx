import { buttonClass, type ButtonVariant } from './button-class.ts'
import { LineIcon } from './line-icon.tsx'

/** Opens the device's camera; shown on touch devices only. */
export function FileCamera({
  text,
  onFile,
  disabled,
  variant = 'secondary',
}: {
  text: string
  onFile: (file: File) => void
  disabled?: boolean | undefined
  variant?: ButtonVariant | undefined
}) {
  return (
    <label className={`${buttonClass(variant)} file-camera`}>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          if (photo) onFile(photo)
          currentTarget.value = ''
        }}
      />
      <LineIcon d="M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm8 2.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" />
      {text}
    </label>
  )
}
