import { Suspense, useState, type ReactNode } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import { keepNamed } from '#state/favourites/keep-named.ts'
import { Button } from '#ui/act/button.tsx'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'
import { Note } from '#ui/say/note.tsx'
import type { NameDialogProps } from '#ui/ask/name-dialog.tsx'
import './keep-button.css'

const NameDialog = lazy(() => import('#ui/ask/name-dialog.tsx'))

interface KeepButtonProps extends Omit<NameDialogProps, 'onClose' | 'keep'> {
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** Rejects with a CallFailure. */
  keep(name: string): Promise<void>
}

/** A quiet button that asks for a name and keeps something under it. */
export function KeepButton({ label, icon, keep, ...dialog }: KeepButtonProps) {
  const { toasts } = useWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="keep-button">
        <Button variant="quiet" small icon={icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {isOpen && (
        <ErrorBoundary fallback={NotThere}>
          <Suspense>
            <NameDialog {...dialog} keep={(name) => keepNamed(name, keep, toasts)} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function NotThere() {
  return <Note tone="warn">Pas de réseau : tu pourras l’enregistrer plus tard.</Note>
}
