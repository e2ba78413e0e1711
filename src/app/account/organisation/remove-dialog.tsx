import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { removeMember, type Member, type Organisation } from '#contract/organisation/organisation.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { pageAlone } from '#ui/act/back-closes.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Banner } from '#ui/say/banner.tsx'
import type { OrganisationStore } from './organisation-store.ts'

interface RemoveDialogProps {
  readonly member: Member
  readonly organisation: Organisation
  readonly store: OrganisationStore
  onClose(): void
}

/** Says what goes and what stays, and takes a member out; of oneself: leaves, and signs out. */
export default function RemoveDialog({ member, organisation, store, onClose }: RemoveDialogProps) {
  const { session, toasts } = useWorld()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { isMe, name, email, id } = member
  const isLast = organisation.members.length === 1
  const remove = async () => {
    setBusy(true)
    const end = await store.change(
      (call) => call(removeMember, { params: { id }, body: {} }),
      'Rien n’a changé. Réessaie.',
    )
    setBusy(false)
    if (!end.ok) return setFailure(wordsOf(end))
    if (!isMe) {
      toasts.show('ok', `${name || email} n’est plus membre`)
      return onClose()
    }
    // Every session of who leaves has ended.
    await pageAlone()
    navigate(paths.login, { replace: true })
    session.leave(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isMe ? 'Quitter l’entreprise ?' : `Retirer ${name || email} ?`}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
            {isMe ? 'Quitter' : 'Retirer'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <p>{wordsFor(isMe, isLast)}</p>
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}

function wordsFor(isMe: boolean, isLast: boolean): string {
  if (isMe && isLast)
    return 'Tu en es le dernier membre : l’entreprise est effacée. Tes commandes et tes factures te restent. Tu te reconnectes ensuite.'
  if (isMe)
    return 'Les commandes que tu y as passées restent à l’entreprise, tu ne les verras plus. Ton compte te reste, tu te reconnectes ensuite.'
  return 'Ses commandes restent à l’entreprise, un propriétaire les suit désormais. Son compte lui reste ; il est déconnecté partout, tout de suite.'
}
