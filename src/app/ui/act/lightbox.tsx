import * as Radix from '@radix-ui/react-dialog'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'
import { IconButton } from './icon-button.tsx'
import { useFocusBack } from './use-focus-back.ts'
import './lightbox.css'

type LightboxPicture = { key: string; address: string; alt: string; caption: string }

type LightboxProps = {
  title: string
  pictures: readonly LightboxPicture[]
  /** Which one is shown first. */
  first: number
  onClose: () => void
  action?: ReactNode
}

/** Full-screen pictures: arrows, Home, End or a swipe move, a press or pinch zooms, Escape or Back closes. */
export function Lightbox({ title, pictures, first, onClose, action }: LightboxProps) {
  const { noteOpener, giveBack } = useFocusBack()
  useBackCloses(true, onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  const [enlarged, setEnlarged] = useState(false)
  const last = pictures.length - 1

  const goTo = (index: number) => {
    const { current } = strip
    if (current === null) return
    current.scrollTo({ left: index * current.clientWidth, behavior: 'instant' })
    if (current.contains(document.activeElement))
      current.children[index]?.querySelector('button')?.focus({ preventScroll: true })
  }
  const watch = () => {
    const { current } = strip
    if (current === null || current.clientWidth === 0) return
    const index = Math.min(last, Math.max(0, Math.round(current.scrollLeft / current.clientWidth)))
    if (index === at) return
    setAt(index)
    setEnlarged(false)
  }
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined || enlarged) return
    event.preventDefault()
    goTo(Math.min(last, Math.max(0, to)))
  }
  const remember = (event: Event) => {
    event.preventDefault()
    noteOpener()
    ;(event.currentTarget as HTMLElement).focus()
    goTo(first)
  }
  const shown = pictures[at]
  return (
    <Radix.Root open onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Content
          className="lightbox"
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          onKeyDown={walk}
        >
          <div className="lightbox-head">
            <Radix.Title className="lightbox-title">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Fermer" />
            </Radix.Close>
          </div>
          <ul className="lightbox-strip" ref={strip} aria-label="Photos, une à une" onScroll={watch}>
            {pictures.map(({ key, address, alt }, index) => (
              <li key={key} data-enlarged={(enlarged && index === at) || undefined}>
                <button
                  type="button"
                  aria-label={`${enlarged && index === at ? 'Réduire' : 'Agrandir'} : ${alt}`}
                  onClick={() => setEnlarged(!enlarged)}
                >
                  <img src={address} alt="" />
                </button>
              </li>
            ))}
          </ul>
          <div className="lightbox-foot">
            <div className="lightbox-walk">
              {last > 0 && (
                <IconButton
                  label="Photo précédente"
                  icon="m15 5-7 7 7 7"
                  aria-disabled={at === 0 || undefined}
                  onClick={() => at > 0 && goTo(at - 1)}
                />
              )}
              <p aria-live="polite">
                {last > 0 && (
                  <b>
                    {at + 1} sur {pictures.length}
                  </b>
                )}
                {shown?.caption && <span>{shown.caption}</span>}
              </p>
              {last > 0 && (
                <IconButton
                  label="Photo suivante"
                  icon="m9 5 7 7-7 7"
                  aria-disabled={at === last || undefined}
                  onClick={() => at < last && goTo(at + 1)}
                />
              )}
            </div>
            {action}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
