import type { Tone } from '#ui/say/banner.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'

export type ToastItem = { id: string; tone: Tone; text: string; actionLabel?: string | undefined }

type ToastProps = { toast: ToastItem; onDismiss: (id: string) => void; onAction?: ((id: string) => void) | undefined }

/** One toast: what happened, at most one action, and the way to close it. */
export function Toast({ toast, onDismiss, onAction }: ToastProps) {
  return (
    <div className="toast" data-tone={toast.tone}>
      <div className="toast-says">
        <p className="toast-text">
          <WholeWords>{toast.text}</WholeWords>
        </p>
        {toast.actionLabel && (
          <button type="button" className="toast-action" onClick={() => onAction?.(toast.id)}>
            {toast.actionLabel}
          </button>
        )}
      </div>
      <IconButton label="Fermer" onClick={() => onDismiss(toast.id)} />
    </div>
  )
}
