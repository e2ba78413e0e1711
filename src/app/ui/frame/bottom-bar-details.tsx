/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what opens may be taller than the screen: the keyboard must reach it to scroll */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** A bottom bar's words as a button, and what opens above it; Escape, a press or focus elsewhere closes it. */
export function BottomBarDetails({ words, label, children }: { words: ReactNode; label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => (open ? closeFromOutside(toggle.current, () => setOpen(false)) : undefined), [open])
  const press = () => {
    // A press alone does not take the focus on every phone: the field and its keyboard would stay.
    toggle.current?.focus({ preventScroll: true })
    setOpen(!open)
  }
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="bottom-bar-toggle"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={press}
      >
        <span className="bottom-bar-words">{words}</span> <VisuallyHidden>{label}</VisuallyHidden>
        <LineIcon d="m6 15 6-6 6 6" />
      </button>
      {open && (
        <div id={id} className="bottom-bar-details" role="region" aria-label={label} tabIndex={0}>
          {children}
        </div>
      )}
    </>
  )
}

/** Listens while the details are open. Returns a function that stops it. */
function closeFromOutside(toggle: HTMLElement | null, close: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const bar = toggle?.closest('.bottom-bar')
  const leave = ({ target }: Event) => bar?.contains(target as Node) || close()
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      close()
      toggle?.focus()
    },
    { signal },
  )
  return () => stop.abort()
}
