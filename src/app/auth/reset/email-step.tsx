import * as v from 'valibot'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { LoginHandover, WantedPage } from '#contract/handover/login-handover.ts'
import { requestReset } from '#contract/account/password-reset.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import { askForCode } from './reset-calls.ts'
import { useSteps } from './use-steps.ts'
import '#ui/frame/stack.css'

/** The first step: whose password it is. */
export function EmailStep({ typed, wanted }: { readonly typed: string; readonly wanted: WantedPage | undefined }) {
  const world = useWorld()
  const steps = useSteps(wanted)
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(requestReset.body, { email: typed })
  const email = () => form.state.values.email.trim()

  const send = async () => {
    const end = await askForCode(world, email(), retry.options())
    if (end.ok) {
      world.toasts.show('ok', 'Un code de réinitialisation a été envoyé à votre adresse email')
      return steps.toCode(email(), world.now())
    }
    const words = wordsOf(end)
    if (words === null) return
    if (end.refusal) form.refuse({ message: null, errors: { email: [words] } })
    else world.toasts.show('bad', words)
    focusField('email')
  }

  const goOn = () => {
    form.leave('email')
    if (v.is(requestReset.body, form.state.values)) steps.toCode(email(), null)
    else focusField('email')
  }

  return (
    <Page
      title="Mot de passe oublié"
      width="narrow"
      lead="Donne l’adresse de ton compte. On t’envoie un code de 4 caractères."
      back={
        <Link href={paths.login} state={{ wanted } satisfies LoginHandover} className={textLinkClass('back')}>
          Se connecter
        </Link>
      }
    >
      <Card>
        <form className="stack" noValidate onSubmit={submit(send)}>
          <TextField
            {...field('email')}
            label="Adresse e-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitButton wide busy={shown.busy} busyLabel="Envoi du code…" wait={wait} onStop={retry.stop}>
            Recevoir un code
          </SubmitButton>
          <button type="button" className={`${textLinkClass()} auth-forgotten`} onClick={goOn}>
            J’ai déjà un code
          </button>
        </form>
      </Card>
    </Page>
  )
}
