import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { deleteAccount } from '#contract/account/account-data.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { pageAlone } from '#ui/act/back-closes.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { PasswordField } from '#ui/ask/password-field.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { TextLink } from '#ui/act/text-link.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { endAccount } from './account-data.ts'
import '#ui/frame/stack.css'

/** Asks for the password, says what goes and what stays, and ends the account. */
export default function DeleteAccountDialog({ user, onClose }: { readonly user: UserRecord; onClose(): void }) {
  const world = useWorld()
  const [, navigate] = useLocation()
  const formId = useId()
  const [failure, setFailure] = useState<string>()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(deleteAccount.body, { password: '' })

  const end = async () => {
    setFailure(undefined)
    const outcome = await endAccount(world, form.state.values.password, retry.options())
    if (outcome.ok) return leave()
    const refused = outcome.refusal?.errors['password']
    if (outcome.refusal && refused) {
      form.refuse(outcome.refusal)
      return focusField('password')
    }
    setFailure(wordsOf(outcome) ?? undefined)
  }
  /** First the address: without a session, a private one would lead to /login without a word. */
  const leave = async () => {
    await pageAlone()
    navigate(paths.login, { replace: true, state: { message: goodbye, occasion: 'deleted' } satisfies LoginHandover })
    const erased = world.deviceData.erase(user.id, { keepsDraft: false, at: world.now() })
    world.session.leave(true)
    void world.notices.end()
    world.orders.clear()
    world.unsaved.clear()
    void erased.catch(forgiving(() => {}))
    void world.deviceMarks.forget(user.id).catch(forgiving(() => {}))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Supprimer ton compte ?"
      actions={
        <>
          <SubmitButton
            form={formId}
            variant="danger"
            busy={shown.busy}
            busyLabel="Suppression…"
            wait={wait}
            onStop={retry.stop}
          >
            Supprimer mon compte
          </SubmitButton>
          {wait?.step !== 'waiting' && (
            <Button variant="secondary" onClick={onClose}>
              Annuler
            </Button>
          )}
        </>
      }
    >
      <LeavingWords />
      <form id={formId} className="stack" noValidate onSubmit={submit(end)}>
        <PasswordField
          {...field('password')}
          label="Mot de passe"
          hint="Pour être sûr que c’est toi"
          autoComplete="current-password"
        />
        {failure && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

const goodbye =
  'Ton compte est supprimé. Tes factures, et le trajet, les dates et le prix de tes commandes payées restent dix ans, comme la loi le demande ; le reste est effacé.'

/** What a deleted account leaves behind, and what not (R48). */
function LeavingWords() {
  return (
    <>
      <p>
        <strong>Part tout de suite :</strong> ton accès, ton mot de passe, ton profil, tes bordereaux, les noms et les
        téléphones de tes clients, et tes brouillons sur cet appareil.
      </p>
      <p>
        <strong>Reste dix ans,</strong> comme la loi le demande : tes factures, et de tes commandes payées le trajet,
        les dates, le prix et les photos, sans que personne puisse s’y connecter.
      </p>
      <p>
        Une commande en route ? Elle est d’abord livrée ou annulée. Le détail est dans la{' '}
        <TextLink href={paths.privacy} target="_blank">
          politique de confidentialité
          <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
        </TextLink>
        .
      </p>
    </>
  )
}
