import { useState } from 'react'
import { billAccount, staffAccounts, type StaffAccount } from '#contract/staff/staff-accounts.ts'
import type { Reply } from '#contract/endpoint.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { InboxPage } from '../inbox/inbox-page.tsx'
import { useReading } from '../inbox/use-reading.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { AccountState } from './account-state.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

type Accounts = Reply<typeof staffAccounts>
type Act = 'terms' | 'transfer'

/** /bo/comptes: who pays once a month, what is due, and what came in. */
export default function AccountsPage() {
  useScreenTitle('Comptes d’entreprise')
  const { reply, failure, again } = useReading(staffAccounts)
  const [changed, show] = useState<Accounts | null>(null)
  const [open, ask] = useState<{ readonly account: StaffAccount; readonly act: Act } | null>(null)
  const accounts = (changed ?? reply)?.accounts ?? null
  const done = (answer: Accounts) => {
    show(answer)
    ask(null)
  }
  const dialog = { onDone: done, onClose: () => ask(null) }
  return (
    <InboxPage
      title="Comptes d’entreprise"
      lead="Qui paie une fois par mois, ce qui est dû, et ce qui est arrivé."
      failure={failure}
      count={accounts?.length ?? null}
      empty="Aucune entreprise"
      emptyWords="Un client crée la sienne dans « Mon compte » ; tu lui donnes ici un compte, avec un plafond."
      onRetry={() => void again()}
    >
      {accounts?.map((account) => (
        <AccountCard key={account.id} account={account} onAsk={(act) => ask({ account, act })} onDone={show} />
      ))}
      {open?.act === 'terms' && <TermsDialog account={open.account} {...dialog} />}
      {open?.act === 'transfer' && <TransferDialog account={open.account} {...dialog} />}
    </InboxPage>
  )
}

interface AccountCardProps {
  readonly account: StaffAccount
  onAsk(act: Act): void
  onDone(accounts: Accounts): void
}

function AccountCard({ account, onAsk, onDone }: AccountCardProps) {
  const { account: standing, id, members, name, siren } = account
  const { bill, busy } = useBilling(id, onDone)
  const hasAccount = standing !== null && standing.ceiling !== null
  return (
    <li className="card">
      <p className="staff-inbox-head">
        <b>{name}</b>{' '}
        <span>
          n° {id} · SIREN {siren}
        </span>
      </p>
      {standing === null ? (
        <Note>{members > 1 ? `${members} membres, qui paient` : 'Un membre, qui paie'} à la commande.</Note>
      ) : (
        <AccountState account={standing} owed={account.owed} />
      )}
      <p className="staff-account-acts">
        <Button small variant="secondary" onClick={() => onAsk('terms')}>
          {hasAccount ? 'Plafond et délai' : 'Ouvrir un compte'}
        </Button>
        {standing !== null && (
          <Button small variant="secondary" onClick={() => onAsk('transfer')}>
            Saisir un virement
          </Button>
        )}
        {standing !== null && standing.unbilledOrders > 0 && (
          <Button small variant="secondary" busy={busy} busyLabel="Facture…" onClick={() => void bill()}>
            Facturer maintenant
          </Button>
        )}
      </p>
    </li>
  )
}

/** One invoice of what was delivered, without waiting for the month's end. */
function useBilling(id: number, onDone: (accounts: Accounts) => void) {
  const { world } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const bill = async () => {
    setBusy(true)
    try {
      onDone(await world.call(billAccount, { params: { id } }))
      world.toasts.show('ok', 'Facture émise : elle part par e-mail.')
    } catch (error) {
      const end = failedCall(error, 'La facture n’a pas pu être faite.')
      const words = end.ok ? null : wordsOf(end)
      if (words !== null) world.toasts.show('bad', words)
    }
    setBusy(false)
  }
  return { bill, busy }
}
