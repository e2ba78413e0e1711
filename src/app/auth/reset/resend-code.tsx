import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import type { CodeStepHandover } from '#contract/handover/reset-handover.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { focusField } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { useSecondsLeft } from '#state/connection/use-seconds-left.ts'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { askForCode } from './reset-calls.ts'
import { useSteps } from './use-steps.ts'
import '#ui/frame/stack.css'

/** « Renvoyer le code », once the last one had its minute to arrive. */
export function ResendCode({ email, sentAt, wanted, onSent }: CodeStepHandover & { onSent(): void }) {
  const world = useWorld()
  const steps = useSteps(wanted)
  const { retry, wait } = useRetryWait(world.now)
  const [busy, setBusy] = useState(false)
  const secondsLeft = useSecondsLeft((sentAt ?? 0) + onTheWayMs, world.now)

  const send = async () => {
    if (busy) return
    setBusy(true)
    const end = await askForCode(world, email, retry.options())
    setBusy(false)
    if (end.ok) {
      world.toasts.show('ok', 'Un code de réinitialisation a été envoyé à votre adresse email')
      steps.sentAgain(email, world.now())
      onSent()
      return focusField('code')
    }
    const words = wordsOf(end)
    if (words !== null) world.toasts.show('bad', words)
  }

  return (
    <form
      className="stack"
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
