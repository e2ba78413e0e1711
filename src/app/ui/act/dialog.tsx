import * as Radix from '@radix-ui/react-dialog'
import { useLayoutEffect, type ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'
import { IconButton } from './icon-button.tsx'
import { useFocusBack } from './use-focus-back.ts'
import './dialog.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** Back leaves it alone: closing it answers other code. */
  staysAtBack?: boolean
  /** Its buttons stay in reach over a keyboard, however long it is. */
  inReach?: boolean
}

/**
 * A dialog; opens on its first control, or on `data-opens-on`. Back and Escape close it and return the focus. Own
 * scrim: Radix's Overlay writes a style element our CSP refuses.
 */
export function Dialog({ open, onClose, title, children, actions, staysAtBack = false, inReach = false }: DialogProps) {
  const { noteOpener, giveBack } = useFocusBack()
  const lead = (event: Event) => {
    noteOpener()
    const main = (event.currentTarget as Element).querySelector<HTMLElement>('[data-opens-on]')
    if (main === null) return
    event.preventDefault()
    main.focus()
  }
  useBackCloses(open && !staysAtBack, onClose)
  useLayoutEffect(() => {
    const root = document.documentElement
    if (open) root.toggleAttribute('data-scrolls', innerWidth > root.clientWidth)
  }, [open])
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <div className="dialog-scrim" data-in-reach={inReach || undefined}>
          <Radix.Content className="dialog" onOpenAutoFocus={lead} onCloseAutoFocus={giveBack}>
            <div className="dialog-head">
              <Radix.Title className="dialog-title">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label="Fermer la fenêtre" />
              </Radix.Close>
            </div>
            <Radix.Description asChild>
              <div className="dialog-body">{children}</div>
            </Radix.Description>
            {actions && <div className="dialog-actions">{actions}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
