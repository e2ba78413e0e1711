import { Suspense, useState, type ReactNode } from 'react'
import { lazyWithRetry } from '#adapters/lazy-with-retry.ts'
import { Button } from '#ui/button.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Note } from '#ui/note.tsx'
import type { NameDialogProps } from '#app/naming/name-dialog.tsx'
import './keep-under-name.css'

const NameDialog = lazyWithRetry(() => import('#app/naming/name-dialog.tsx'))

/** A quiet button that asks for a name and keeps something under it. */
export function KeepUnderName({ label, ...dialog }: { readonly label: ReactNode } & Omit<NameDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="keep-under-name">
        <Button variant="quiet" small onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {isOpen && (
        <ErrorBoundary fallback={NotThere}>
          <Suspense>
            <NameDialog {...dialog} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function NotThere() {
  return <Note tone="warn">Pas de réseau : tu pourras l’enregistrer plus tard.</Note>
}
