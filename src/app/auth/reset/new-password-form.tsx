import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { confirmedPasswordSchema } from '#contract/account/confirmed-password.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import type { ResetHandover } from '#contract/handover/reset-handover.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { usePasswordAdvice } from '#state/form/use-password-advice.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { Banner } from '#ui/say/banner.tsx'
import { buttonClass } from '#ui/act/button-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { NewPasswordField } from '#ui/ask/new-password-field.tsx'
import { Page } from '#ui/frame/page.tsx'
import { PasswordField } from '#ui/ask/password-field.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { UsernameForManagers } from '#ui/ask/username-for-managers.tsx'
import { EmailInWords } from './email-in-words.tsx'
import { setNewPassword } from './reset-calls.ts'
import '#ui/frame/stack.css'

/** The last step: the new password, twice. */
export function NewPasswordForm({ email, code, wanted }: ResetHandover) {
  const world = useWorld()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<string>()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(confirmedPasswordSchema, {
    new_password: '',
    confirmPassword: '',
  })
  const advice = usePasswordAdvice(shown.values.new_password)

  const change = async () => {
    setFailure(undefined)
    const end = await setNewPassword(world, { email, code, password: form.state.values.new_password }, retry.options())
    if (end.ok) return leave()
    const refused = end.refusal?.errors['password']
    if (refused) {
      form.refuse({ message: null, errors: { new_password: refused } })
      return focusField('new_password')
    }
    setFailure(wordsOf(end) ?? undefined)
  }
  const leave = () => {
    world.toasts.show('ok', 'Mot de passe modifié avec succès')
    navigate(paths.login, {
      replace: true,
      state: {
        message: 'Connecte-toi avec ton nouveau mot de passe.',
        occasion: 'new password',
        email,
        wanted,
      } satisfies LoginHandover,
    })
    // A new password has ended every session of its account, this device's too.
    if (world.session.state.user?.email === email) {
      world.session.close()
      world.orders.clear()
    }
  }

  return (
    <Page
      title="Nouveau mot de passe"
      width="narrow"
      lead={
        <>
          Pour <EmailInWords email={email} />. Tous tes appareils seront déconnectés.
        </>
      }
    >
      <Card>
        <form className="stack" noValidate onSubmit={submit(change)}>
          <UsernameForManagers email={email} />
          <NewPasswordField {...field('new_password')} {...advice} label="Nouveau mot de passe" />
          <PasswordField {...field('confirmPassword')} label="Confirme le mot de passe" autoComplete="new-password" />
          {failure && (
            <Banner
              tone="bad"
              role="alert"
              action={
                <Link
                  href={paths.forgotPassword}
                  state={{ email, wanted }}
                  className={buttonClass('secondary', { small: true })}
                >
                  Demander un nouveau code
                </Link>
              }
            >
              {failure}
            </Banner>
          )}
          <SubmitButton wide busy={shown.busy} busyLabel="Enregistrement…" wait={wait} onStop={retry.stop}>
            Enregistrer le mot de passe
          </SubmitButton>
        </form>
      </Card>
    </Page>
  )
}
