import { useEffect } from 'react'
import { useWorld } from '#app/world.ts'
import { verifyResetCode } from '#contract/account/password-reset.ts'
import type { CodeStepHandover } from '#contract/handover/reset-handover.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { Card } from '#ui/frame/card.tsx'
import { CodeBoxes } from '#ui/ask/code-boxes.tsx'
import { Page } from '#ui/frame/page.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { EmailInWords } from './email-in-words.tsx'
import { ResendCode } from './resend-code.tsx'
import { checkCode } from './reset-calls.ts'
import { useSteps } from './use-steps.ts'
import '#ui/frame/stack.css'

/** The second step: the code of the letter. It is kept nowhere but in its field. */
export function CodeStep({ email, sentAt, wanted }: CodeStepHandover) {
  const world = useWorld()
  const steps = useSteps(wanted)
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(verifyResetCode.body, { email, code: '' })
  const { id, name, error } = field('code')
  useEffect(() => focusField('code'), [])

  const confirm = async () => {
    const { code } = form.state.values
    const end = await checkCode(world, email, code, retry.options())
    if (end.ok) {
      world.toasts.show('ok', 'Code vérifié avec succès')
      return steps.toPassword({ email, code })
    }
    const words = wordsOf(end)
    if (words === null) return
    if (end.refusal) form.refuse({ message: null, errors: { code: [words] } })
    else world.toasts.show('bad', words)
    focusField('code')
  }

  return (
    <Page
      title="Ton code"
      width="narrow"
      lead={
        <>
          {sentAt === null ? 'Recopie le code reçu à' : 'S’il y a un compte à cette adresse, le code est parti à'}{' '}
          <EmailInWords email={email} />.
        </>
      }
    >
      <Card>
        <form className="stack" noValidate onSubmit={submit(confirm)}>
          <CodeBoxes
            {...{ id, name, error }}
            label="Code reçu par e-mail"
            hint={
              sentAt === null
                ? '4 lettres ou chiffres'
                : `4 lettres ou chiffres, valable jusqu’à ${clock.format(sentAt + goodForMs)}`
            }
            value={shown.values.code}
            onChange={(code) => form.type({ code })}
          />
          <SubmitButton wide busy={shown.busy} busyLabel="Vérification…" wait={wait} onStop={retry.stop}>
            Confirmer
          </SubmitButton>
        </form>
        <div className="auth-resend">
          <p className="auth-optional">Rien reçu ? Regarde dans les indésirables.</p>
          <ResendCode {...{ email, sentAt, wanted }} onSent={() => form.type({ code: '' })} />
        </div>
      </Card>
      <p className="auth-aside">
        <button type="button" className={textLinkClass()} onClick={() => steps.toEmail(email)}>
          Changer d’adresse
        </button>
      </p>
    </Page>
  )
}

/** As long as the letter says (R35). */
const goodForMs = 10 * 60_000
const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' })
