import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Checkbox } from '#ui/choose/checkbox.tsx'
import { enterMovesOn } from '#ui/ask/enter-moves-on.ts'
import { PasswordField } from '#ui/ask/password-field.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import type { Login } from './use-login.ts'
import '#ui/frame/stack.css'

/** « Se connecter » (section 2). What led here is said above it until a try fails. */
export function LoginForm({
  view,
  failure,
  retry,
  wait,
  connect,
  handover: { message, wanted },
}: Login & { readonly handover: LoginHandover }) {
  const { form, shown, field, submit } = view
  return (
    <>
      {message && failure === null && (
        <Banner tone="ok" role="status">
          {message}
        </Banner>
      )}
      <Card>
        <form className="stack" noValidate onSubmit={submit(connect)} onKeyDown={toPassword}>
          <TextField
            {...field('email')}
            label="Adresse e-mail"
            type="email"
            inputMode="email"
            enterKeyHint="next"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            label="Mot de passe"
            enterKeyHint="go"
            autoComplete="current-password"
          />
          <div className="auth-remember">
            <Checkbox
              name="remember"
              label="Se souvenir de moi"
              checked={shown.values.remember}
              onChange={(event) => form.type({ remember: event.currentTarget.checked })}
            />
          </div>
          {/* A toast has announced it. */}
          {failure && <Banner tone="bad">{failure}</Banner>}
          <SubmitButton wide busy={shown.busy} busyLabel="Connexion…" wait={wait} onStop={retry.stop}>
            Se connecter
          </SubmitButton>
          <Link
            href={paths.forgotPassword}
            state={{ email: shown.values.email, wanted }}
            className={`${textLinkClass()} auth-forgotten`}
          >
            Mot de passe oublié&nbsp;?
          </Link>
        </form>
      </Card>
    </>
  )
}

const toPassword = enterMovesOn(['email', 'password'])
