import { useEffect, useState } from 'react'
import { Refused } from '#adapters/failures/failures.ts'
import { useWorld } from '#app/world.ts'
import { enterLoginCode } from '#contract/staff/second-factor.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { CodeBoxes } from '#ui/ask/code-boxes.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import type { CodeStep } from './use-login.ts'
import '#ui/frame/stack.css'

const fallback = 'Erreur de connexion'

/** The second step of a login of the team: the code of an app, or one kept for when it is lost. */
export default function LoginCode(step: CodeStep) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <Card>
      <div className="stack">
        <CodeForm key={String(isRecovery)} {...step} isRecovery={isRecovery} />
        <button
          type="button"
          className={`${textLinkClass()} auth-forgotten`}
          onClick={() => setIsRecovery(!isRecovery)}
        >
          {isRecovery ? 'Saisir le code de l’application' : 'Utiliser un code de secours'}
        </button>
        <button type="button" className={`${textLinkClass()} auth-forgotten`} onClick={step.onBack}>
          Changer de compte
        </button>
      </div>
    </Card>
  )
}

function CodeForm({ step, onOpen, onOver, isRecovery }: CodeStep & { readonly isRecovery: boolean }) {
  const world = useWorld()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(enterLoginCode.body, { etape: step, code: '' })
  useEffect(() => focusField('code'), [])

  const confirm = async () => {
    try {
      const { token, user } = await world.call(enterLoginCode, { body: form.state.values, ...retry.options() })
      if (token !== null && user !== null) return onOpen(token, user)
      world.toasts.show('bad', fallback)
    } catch (failure) {
      const end = failedCall(failure, fallback)
      const words = end.ok ? null : wordsOf(end)
      if (words === null) return
      if (failure instanceof Refused && failure.status === 401) return onOver(words)
      if (failure instanceof Refused) form.refuse({ message: null, errors: { code: [words] } })
      else world.toasts.show('bad', words)
      focusField('code')
    }
  }

  const { id, name, error } = field('code')
  return (
    <form className="stack" noValidate onSubmit={submit(confirm)}>
      {isRecovery ? (
        <TextField
          {...field('code')}
          label="Code de secours"
          hint="10 lettres et chiffres ; il sert une fois"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <CodeBoxes
          {...{ id, name, error }}
          label="Code de ton application"
          hint="6 chiffres, d’autres toutes les 30 secondes"
          inputMode="numeric"
          length={6}
          value={shown.values.code}
          onChange={(code) => form.type({ code })}
        />
      )}
      <SubmitButton wide busy={shown.busy} busyLabel="Vérification…" wait={wait} onStop={retry.stop}>
        Se connecter
      </SubmitButton>
    </form>
  )
}
