import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { emptyDevice } from '#state/leaving/empty-device.ts'
import { hasDraft } from '#state/orders/has-draft.ts'
import { allWaitingWords } from '#state/outbox/waiting-words.ts'
import { pageAlone } from '#ui/act/back-closes.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'

/** Says what goes and what stays, asks about the draft if there is one, and empties the device (R46). */
export default function EmptyDeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const world = useWorld()
  const { device, installed } = world
  const waiting = allWaitingWords(useSnapshot(world.mail.state).items)
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<boolean | null>(null)
  useEffect(() => {
    let isHere = true
    void hasDraft(world).then((is) => isHere && setDraft(is))
    return () => {
      isHere = false
    }
  }, [world])

  const empty = async (keepsDraft: boolean) => {
    onClose()
    await pageAlone()
    void emptyDevice(world, keepsDraft)
    navigate(paths.login, { replace: true })
  }
  const all = (
    <Button key="all" wide variant="danger" busy={draft === null} onClick={() => void empty(false)}>
      {draft ? 'Tout vider' : 'Vider cet appareil'}
    </Button>
  )
  const keep = draft && (
    <Button key="keep" wide variant={installed ? 'primary' : 'secondary'} onClick={() => void empty(true)}>
      {waiting === null ? 'Vider, mais garder le brouillon' : 'Vider, mais garder ce qui n’est pas parti'}
    </Button>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Vider cet appareil ?"
      actions={
        <>
          {installed ? [keep, all] : [all, keep]}
          <Button wide variant="quiet" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <p>
        <strong>Part de {device} :</strong> la copie de ton historique, les bordereaux et les photos gardés, tes
        adresses passées. Ta session se ferme.
      </p>
      <p>
        <strong>Reste :</strong> ton compte, tes commandes et tes factures, en ligne. D’un paiement dont la fin n’est
        pas connue restent ici ses numéros, pour le vérifier.
      </p>
      {draft && (
        <p>
          <strong>À toi de dire :</strong> {waiting === null ? 'ton brouillon est' : `${waiting}. C’est`} sur {device},
          et nulle part ailleurs.
        </p>
      )}
    </Dialog>
  )
}
