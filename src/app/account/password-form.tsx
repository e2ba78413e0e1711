import { useEffect } from 'react'
import { useWorld } from '#app/world.ts'
import { passwordChangeFormSchema } from '#contract/account/confirmed-password.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { usePasswordAdvice } from '#state/form/use-password-advice.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { NewPasswordField } from '#ui/ask/new-password-field.tsx'
import { Note } from '#ui/say/note.tsx'
import { PasswordField } from '#ui/ask/password-field.tsx'
import { UsernameForManagers } from '#ui/ask/username-for-managers.tsx'
import { SaveOrCancel } from './profile/save-or-cancel.tsx'
import { changePassword } from './profile/update-account.ts'
import '#ui/frame/stack.css'

const blank = { current_password: '', new_password: '', confirmPassword: '' }

/** The password change; what is typed survives a refusal, and nothing else. */
export function PasswordForm({ user, onClose }: { readonly user: UserRecord; onClose(): void }) {
  const world = useWorld()
  const { retry, wait } = useRetryWait(world.now)
  const { form, shown, field, submit } = useCheckedForm(passwordChangeFormSchema, blank)
  const advice = usePasswordAdvice(shown.values.new_password)
  useEffect(() => focusField('current_password'), [])

  const change = async () => {
    const end = await changePassword(world, form.state.values, retry.options())
    if (end.ok) {
      world.toasts.show('ok', 'Mot de passe modifié avec succès')
      return onClose()
    }
    if (end.message === null) return
    world.toasts.show('bad', end.message)
    if (end.refusal) form.refuse(end.refusal)
    focusField(end.refusal?.errors['new_password'] ? 'new_password' : 'current_password')
  }

  return (
    <form className="stack" noValidate aria-label="Changer mon mot de passe" onSubmit={submit(change)}>
      <UsernameForManagers email={user.email} />
      <PasswordField {...field('current_password')} label="Mot de passe actuel" autoComplete="current-password" />
      <NewPasswordField {...field('new_password')} {...advice} label="Nouveau mot de passe" />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirme le nouveau mot de passe"
        autoComplete="new-password"
      />
      <Note>Tes autres appareils seront déconnectés ; celui-ci reste ouvert.</Note>
      <SaveOrCancel busy={shown.busy} wait={wait} onStop={retry.stop} onCancel={onClose} />
    </form>
  )
}
