import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#adapters/lazy-with-retry.ts'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/user-record.ts'
import { ActionRow, ActionRows } from '#ui/action-row.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { downloadData } from './account-data.ts'
import { DialogLost } from './dialog-lost.tsx'

const DeleteAccountDialog = lazyWithRetry(() => import('./delete-account-dialog.tsx'))

/** One's data: to have, and to have erased (R48). */
export function DataCard({ user }: { readonly user: UserRecord }) {
  const world = useWorld()
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)

  const download = async () => {
    setBusy(true)
    const end = await downloadData(world)
    setBusy(false)
    if (end.ok) world.toasts.show('ok', 'Tes données sont dans tes téléchargements.')
    else if (end.message !== null) world.toasts.show('bad', end.message)
  }

  return (
    <Card>
      <ActionRows>
        <ActionRow
          icon={arrowDown}
          label="Télécharger mes données"
          detail={busy ? 'Préparation du fichier…' : 'Tout ce qu’on garde de toi, en un fichier'}
          busy={busy}
          onClick={() => void download()}
        />
        <ActionRow icon={bin} label="Supprimer mon compte" detail="On te dit d’abord ce qui part et ce qui reste" danger onClick={() => setLeaving(true)} />
      </ActionRows>
      {leaving && (
        <ErrorBoundary fallback={DialogLost}>
          <Suspense>
            <DeleteAccountDialog user={user} onClose={() => setLeaving(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Card>
  )
}

const arrowDown = 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 20h15'
const bin = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5'
