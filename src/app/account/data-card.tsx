import { useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { ActionRow, ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { arrowDown, bin } from '#ui/say/icon-paths.ts'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { downloadData } from './account-data.ts'

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'))

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
        <ActionRow
          icon={bin}
          label="Supprimer mon compte"
          detail="On te dit d’abord ce qui part et ce qui reste"
          danger
          onClick={() => setLeaving(true)}
        />
      </ActionRows>
      {leaving && (
        <LazyPlace>
          <DeleteAccountDialog user={user} onClose={() => setLeaving(false)} />
        </LazyPlace>
      )}
    </Card>
  )
}
