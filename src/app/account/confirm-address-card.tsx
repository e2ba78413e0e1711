import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { confirmEmail } from '#contract/account/email-confirmation.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { wordsOf, type CallOutcome } from '#state/connection/call-outcome.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { useSecondsLeft } from '#state/connection/use-seconds-left.ts'
import { Card } from '#ui/frame/card.tsx'
import { CodeBoxes } from '#ui/ask/code-boxes.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { confirmAddress, sendCodeAgain } from './profile/update-account.ts'
import '#ui/frame/stack.css'

/** Until the account's address is confirmed: the address, and the four boxes of the code that was sent there. */
export default function ConfirmAddressCard({ user }: { readonly user: UserRecord }) {
  const world = useWorld()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(confirmEmail.body, { code: '' })
  const { id, name, error } = field('code')

  const fail = (end: CallOutcome) => {
    const words = end.ok ? null : wordsOf(end)
    if (end.ok || words === null) return
    if (end.refusal) form.refuse({ message: null, errors: { code: [words] } })
    else world.toasts.show('bad', words)
    focusField('code')
  }
  const confirm = async () => {
    const end = await confirmAddress(world, form.state.values.code, retry.options())
    if (!end.ok) return fail(end)
    world.toasts.show('ok', 'Ton adresse e-mail est confirmée')
    focusPage()
  }
  return (
    <Card title="Confirme ton adresse e-mail">
      <p>
        Recopie le code reçu à <strong>{user.email}</strong>. Nos e-mails te racontent alors tes commandes en détail,
        facture jointe.
      </p>
      <form className="stack" noValidate aria-label="Confirmer mon adresse e-mail" onSubmit={submit(confirm)}>
        <CodeBoxes
          {...{ id, name, error }}
          label="Code reçu par e-mail"
          hint="4 lettres ou chiffres, valable 10 minutes"
          value={shown.values.code}
          onChange={(code) => form.type({ code })}
        />
        <SubmitButton wide busy={shown.busy} busyLabel="Vérification…" wait={wait} onStop={retry.stop}>
          Confirmer
        </SubmitButton>
      </form>
      <SendAgain onSent={() => form.type({ code: '' })} onFailure={fail} />
    </Card>
  )
}

/** « Renvoyer le code », once the last one had its minute to arrive. */
function SendAgain({ onSent, onFailure }: { onSent(): void; onFailure(end: CallOutcome): void }) {
  const world = useWorld()
  const { retry, wait } = useRetryWait(world.now)
  const [busy, setBusy] = useState(false)
  const [sentAt, setSentAt] = useState(0)
  const secondsLeft = useSecondsLeft(sentAt + onTheWayMs, world.now)

  const send = async () => {
    if (busy) return
    setBusy(true)
    const end = await sendCodeAgain(world, retry.options())
    setBusy(false)
    if (!end.ok) return onFailure(end)
    if (world.session.state.user?.email_confirme === true) return focusPage()
    world.toasts.show('ok', 'Un nouveau code est parti')
    setSentAt(world.now().getTime())
    onSent()
    focusField('code')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SubmitButton
        variant="secondary"
        wide
        disabled={secondsLeft > 0}
        busy={busy}
        busyLabel="Envoi du code…"
        wait={wait}
        onStop={retry.stop}
      >
        {secondsLeft > 0 ? `Renvoyer le code (dans\u00A0${secondsLeft}\u00A0s)` : 'Renvoyer le code'}
      </SubmitButton>
    </form>
  )
}

const onTheWayMs = 60_000
