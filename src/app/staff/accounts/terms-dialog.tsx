import { useId } from 'react'
import * as v from 'valibot'
import type { Reply } from '#contract/endpoint.ts'
import { grantAccount, type StaffAccount, type staffAccounts } from '#contract/staff/staff-accounts.ts'
import { mostAccountDays } from '#rules/order/on-account.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useAccountForm } from './use-account-form.ts'

interface TermsDialogProps {
  readonly account: StaffAccount
  onDone(accounts: Reply<typeof staffAccounts>): void
  onClose(): void
}

/** How much an organisation may owe, and for how long. */
export function TermsDialog({ account: { account, id, name }, onDone, onClose }: TermsDialogProps) {
  const formId = useId()
  const { ceiling = null, days } = account ?? { days: mostAccountDays }
  const { field, shown, submit, send } = useAccountForm(schema, {
    plafond: ceiling === null ? '' : String(ceiling / 100).replace('.', ','),
    jours: String(days),
  })
  const grant = (plafond: string | null, jours: number, done: string) =>
    send((call) => call(grantAccount, { params: { id }, body: { plafond, jours } }), done, onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      inReach
      actions={
        <>
          <Button wide type="submit" form={formId} busy={shown.busy} busyLabel="Envoi…">
            {ceiling === null ? 'Ouvrir le compte' : 'Changer'}
          </Button>
          {ceiling === null ? (
            <Button wide variant="secondary" onClick={onClose}>
              Revenir
            </Button>
          ) : (
            <Button wide variant="danger" onClick={() => void grant(null, days, 'Compte fermé à ce qui est nouveau')}>
              Fermer le compte
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit(async (values) => {
          const { jours, plafond } = v.parse(schema, values)
          await grant(plafond, jours, 'Compte ouvert')
        })}
      >
        <Stack>
          <TextField
            {...field('plafond')}
            label="Plafond TTC, en euros"
            hint="Tout ce qui n’est ni réglé ni annulé compte"
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField
            {...field('jours')}
            label="Jours pour régler une facture"
            hint={`${mostAccountDays} au plus : la loi n’en permet pas davantage`}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </Stack>
      </form>
    </Dialog>
  )
}

const [ceiling, days] = [grantAccount.body.entries.plafond.wrapped, grantAccount.body.entries.jours]

/** As typed; the contract's own limits. */
const schema = v.object({
  plafond: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.replaceAll(/[\s€]/g, '')),
    v.check((text) => v.is(ceiling, text), 'Un montant en euros, comme 3000 ou 3000,50'),
  ),
  jours: v.pipe(v.string(), v.trim(), v.transform(Number), days),
})
