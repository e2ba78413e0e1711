import { useId } from 'react'
import * as v from 'valibot'
import type { Reply } from '#contract/endpoint.ts'
import { bookTransfer, type StaffAccount, type staffAccounts } from '#contract/staff/staff-accounts.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { useAccountForm } from './use-account-form.ts'

interface TransferDialogProps {
  readonly account: StaffAccount
  onDone(accounts: Reply<typeof staffAccounts>): void
  onClose(): void
}

/** A transfer as the bank tells it; the oldest invoice is settled first. */
export function TransferDialog({ account: { id, name, owed }, onDone, onClose }: TransferDialogProps) {
  const { world } = useStaffRoom()
  const formId = useId()
  const { field, shown, submit, send } = useAccountForm(schema, {
    montant: owed > 0 ? (owed / 100).toFixed(2).replace('.', ',') : '',
    jour: parisDay(world.now()),
    libelle: '',
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Virement de ${name}`}
      inReach
      actions={
        <>
          <Button wide type="submit" form={formId} busy={shown.busy} busyLabel="Envoi…">
            Saisir le virement
          </Button>
          <Button wide variant="secondary" onClick={onClose}>
            Revenir
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit(async (values) => {
          const body = v.parse(schema, values)
          await send((call) => call(bookTransfer, { params: { id }, body }), 'Virement saisi', onDone)
        })}
      >
        <Stack>
          <TextField
            {...field('montant')}
            label="Montant, en euros"
            hint="Sous zéro : reprend un virement mal saisi"
            inputMode="text"
            autoComplete="off"
            required
          />
          <TextField {...field('jour')} label="Arrivé le" type="date" required />
          <TextField
            {...field('libelle')}
            label="Libellé"
            hint="Comme sur le relevé de la banque"
            autoComplete="off"
            maxLength={140}
            required
          />
        </Stack>
      </form>
    </Dialog>
  )
}

const { jour, libelle, montant } = bookTransfer.body.entries

/** As typed; the contract's own limits. */
const schema = v.object({
  montant: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s€]/g, '')),
    v.check((text) => v.is(montant, text), 'Un montant en euros, comme 693,84'),
  ),
  jour,
  libelle,
})
