/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- listens to its toasts; an output cannot hold blocks */
import { useRef, type FocusEvent } from 'react'
import { Toast, type ToastItem } from './toast.tsx'
import './toast-region.css'

type ToastRegionProps = {
  label?: string | undefined
  toasts: readonly ToastItem[]
  onDismiss: (id: string) => void
  onAction?: ((id: string) => void) | undefined
  /** Hovered or focused: the caller stops its clocks until onResume. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
}

/**
 * Toasts, top-right, below the header: over neither its menu nor a title in it, and an aside leaves room. Always
 * mounted, so that each is announced once.
 */
export function ToastRegion({
  label = 'Notifications',
  toasts,
  onDismiss,
  onAction,
  onPause,
  onResume,
}: ToastRegionProps) {
  const before = useRef<HTMLElement>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
    onPause?.()
  }
  // A toast that is answered by keyboard goes away with the focus in it.
  const giveBack = () =>
    (before.current?.isConnected ? before.current : document.querySelector('main'))?.focus({ preventScroll: true })
  const shelf = (urgent: boolean) =>
    toasts
      .filter((toast) => urgent === (toast.tone === 'bad'))
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />)
  return (
    <section
      className="toast-region"
      aria-label={label}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={enter}
      onBlur={onResume}
      onClickCapture={(event) => event.detail === 0 && giveBack()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !toasts[0]) return
        giveBack()
        onDismiss(toasts[0].id)
      }}
    >
      <div role="alert" aria-atomic="false">
        {shelf(true)}
      </div>
      <div role="status" aria-atomic="false">
        {shelf(false)}
      </div>
    </section>
  )
}
