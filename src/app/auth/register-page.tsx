import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { registrationSchema } from '#contract/account.ts'
import type { LoginHandover } from '#contract/login-handover.ts'
import { Banner } from '#ui/banner.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useRetryWait } from '#state/use-retry-wait.ts'
import { RegisterFields, type RegisterValues } from './register-fields.tsx'
import { register } from './register.ts'
import { TermsMention } from './terms-mention.tsx'
import { focusField, useCheckedForm } from '#state/use-checked-form.ts'
import { useLoginHandover } from './use-login-handover.ts'
import './auth.css'

/** /register: creates the account, then goes to /login with its message. */
export default function RegisterPage() {
  const world = useWorld()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<string>()
  const { wanted } = useLoginHandover()
  const view = useCheckedForm(registrationSchema, blank)
  const { form, shown } = view
  const { retry, wait } = useRetryWait(world.now)

  const create = async () => {
    setFailure(undefined)
    const end = await register(world, { ...form.state.values }, retry.options())
    if (end.ok) return navigate(paths.login, { state: { message: welcome, email: form.state.values.email.trim(), wanted } satisfies LoginHandover })
    if (end.message === null) return
    const [refused] = Object.keys(end.refusal?.errors ?? {}).filter((name) => name in blank)
    if (end.refusal) form.refuse(end.refusal)
    // Said once: under its field when it has one.
    if (refused === undefined) setFailure(end.message)
    else focusField(refused)
  }

  return (
    <Page title="Créer un compte" width="narrow" lead="Gratuit. Tu commandes ta première livraison juste après.">
      <form className="auth-cards" noValidate onSubmit={view.submit(create)}>
        <RegisterFields view={view} />
        {failure && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
        <SubmitButton wide busy={shown.busy} busyLabel="Création du compte…" wait={wait} onStop={retry.stop}>
          Créer mon compte
        </SubmitButton>
        <TermsMention />
      </form>
      <p className="auth-aside">
        Déjà un compte ?{' '}
        <Link href={paths.login} state={{ wanted } satisfies LoginHandover} className={textLinkClass()}>
          Se connecter
        </Link>
      </p>
    </Page>
  )
}

const welcome = 'Inscription réussie ! Tu peux maintenant te connecter.'

const blank: RegisterValues = {
  email: '',
  password: '',
  prenom: '',
  nom: '',
  telephone: '',
  adresse: '',
  latitude: null,
  longitude: null,
  societe: '',
  tva: '',
  siret: '',
}
