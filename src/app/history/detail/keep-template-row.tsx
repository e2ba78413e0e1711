import { Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { Repeatable } from '#contract/order/repeatable.ts'
import { isTemplate } from '#state/favourites/is-template.ts'
import { keepNamed } from '#state/favourites/keep-named.ts'
import { ActionRow } from '#ui/act/action-row.tsx'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'
import { Note } from '#ui/say/note.tsx'

const NameDialog = lazy(() => import('#ui/ask/name-dialog.tsx'))

/** Names this order for another time; the line says so once kept, in place: nothing moves, and the focus comes back. */
export function KeepTemplateRow({ order }: { readonly order: Repeatable }) {
  const { favourites, toasts } = useWorld()
  const [isOpen, setOpen] = useState(false)
  useSnapshot(favourites.state)
  useEffect(() => void favourites.load(), [favourites])
  const isNamed = isTemplate(favourites.list(), order)
  return (
    <>
      <ActionRow
        busy={isNamed}
        label={isNamed ? 'Enregistrée comme modèle' : 'Enregistrer comme modèle'}
        detail={
          isNamed ? 'Tu la trouves en haut d’une nouvelle commande' : 'Pour la refaire d’un geste, sous un nom à toi'
        }
        icon={bookmark}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ErrorBoundary fallback={NotThere}>
          <Suspense>
            <NameDialog
              title="Un nom pour ce modèle"
              example="Plaques du mardi"
              keep={(name) => keepNamed(name, (named) => favourites.keepOrder(named, order), toasts)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function NotThere() {
  return <Note tone="warn">Pas de réseau : tu pourras l’enregistrer plus tard.</Note>
}

const bookmark = 'M6.5 4h11v16L12 16l-5.5 4z'
