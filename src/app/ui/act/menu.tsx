/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- events bubble from links and buttons */
import {
  Children,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { opensUpward } from './menu-room.ts'
import './menu.css'

type MenuProps = {
  label: ReactNode
  /** It stands beside buttons, at their end. */
  beside?: boolean | undefined
  children: ReactNode
}

/** A button that opens a short list of links and buttons (its children). Escape, leaving it, or a choice closes it. */
export function Menu({ label, beside, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const [isUp, setUp] = useState(false)
  useLayoutEffect(
    () => setUp(open && list.current !== null && opensUpward(list.current.getBoundingClientRect(), innerHeight)),
    [open],
  )

  const press = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(list.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  /** What was chosen goes out of sight: the focus stays in sight. */
  const choose = () => {
    button.current?.focus()
    setOpen(false)
  }
  const leave = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)
  return (
    <div className="menu" data-beside={beside || undefined} onKeyDown={press} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul ref={list} id={id} className="menu-list" data-up={isUp || undefined} hidden={!open} onClick={choose}>
        {Children.map(children, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus up or down the list, round its ends. */
function step(list: HTMLElement | null, by: 1 | -1) {
  const items = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const here = items.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 && by < 0 ? items.length - 1 : (here + by + items.length) % items.length
  items[next]?.focus()
}
