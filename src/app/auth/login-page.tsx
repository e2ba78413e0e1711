import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { credentialsSchema } from '#contract/account.ts'
import type { LoginHandover } from '#contract/login-handover.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { TextField } from '#ui/text-field.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useRetryWait } from '#state/use-retry-wait.ts'
import { pathAfterSignIn } from './path-after-sign-in.ts'
import { ResumeSession } from './resume-session.tsx'
import { SessionFarewell } from './session-farewell.tsx'
import { signIn } from './sign-in.ts'
import { focusField, useCheckedForm } from '#state/use-checked-form.ts'
import { useLoginHandover } from './use-login-handover.ts'
import './auth.css'

/** /login: opens a session, then goes to the page that was wanted, or to /commande. */
export default function LoginPage() {
  const world = useWorld()
  const [, navigate] = useLocation()
  const { message, email = '', wanted } = useLoginHandover()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(credentialsSchema, { ...blank, email })

  const connect = async () => {
    const end = await signIn(world, { ...form.state.values }, retry.options())
    if (end.ok) {
      world.toasts.show('ok', 'Connexion réussie !')
      return navigate(pathAfterSignIn(wanted, world.session.state), { replace: true })
    }
    if (end.message === null) return
    world.toasts.show('bad', end.message)
    if (end.refusal) form.refuse(end.refusal)
    focusField('password')
  }

  return (
    <Page title="Content de te revoir." width="narrow">
      {message && (
        <Banner tone="ok" role="status">
          {message}
        </Banner>
      )}
      <SessionFarewell />
      <ResumeSession wanted={wanted} />
      <Card>
        <form className="auth-form" noValidate onSubmit={submit(connect)}>
          <TextField {...field('email')} label="Adresse e-mail" type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('password')} label="Mot de passe" autoComplete="current-password" />
          <div className="auth-remember">
            <Checkbox
              name="remember"
              label="Se souvenir de moi"
              checked={shown.values.remember}
              onChange={(event) => form.type({ remember: event.currentTarget.checked })}
            />
          </div>
          <SubmitButton wide busy={shown.busy} busyLabel="Connexion…" wait={wait} onStop={retry.stop}>
            Se connecter
          </SubmitButton>
          <Link href={paths.forgotPassword} state={{ email: shown.values.email, wanted }} className={`${textLinkClass()} auth-forgotten`}>
            Mot de passe oublié&nbsp;?
          </Link>
        </form>
      </Card>
      <p className="auth-aside">
        Pas encore de compte&nbsp;?{' '}
        <Link href={paths.register} state={{ wanted } satisfies LoginHandover} className={textLinkClass()}>
          Créer un compte
        </Link>
      </p>
    </Page>
  )
}

const blank = { email: '', password: '', remember: false as boolean }
