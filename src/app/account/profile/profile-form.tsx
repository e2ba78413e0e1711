import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { profileSchema } from '#contract/account/profile.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { focusField, useCheckedForm } from '#state/form/use-checked-form.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { Note } from '#ui/say/note.tsx'
import { profileNames, profileOf } from './profile-values.ts'
import { ProfileFields } from './profile-fields.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import type { UnsavedProfile } from './unsaved-profile.ts'
import { saveProfile } from './update-account.ts'
import '#ui/frame/stack.css'

interface ProfileFormProps {
  readonly user: UserRecord
  readonly unsaved: UnsavedProfile
  onClose(): void
}

/** Edits the profile. Typed values survive a refusal and a stray navigation; « Annuler » brings the saved ones back. */
export function ProfileForm({ user, unsaved, onClose }: ProfileFormProps) {
  const world = useWorld()
  const { retry, wait } = useRetryWait(world.now)
  const [found] = useState(unsaved.read)
  const view = useCheckedForm(profileSchema, found ?? profileOf(user))
  const { form, shown } = view
  const saved = profileOf(user)
  const isDirty = profileNames.some((name) => shown.values[name] !== saved[name])
  useEffect(() => {
    if (isDirty) unsaved.keep({ ...shown.values })
    else unsaved.drop()
  })
  useEffect(() => (isDirty ? world.askBeforeLeaving() : undefined), [isDirty, world])
  useEffect(() => focusField('prenom'), [])

  const save = async () => {
    const end = await saveProfile(world, form.state.values, retry.options())
    if (end.ok) {
      world.toasts.show('ok', 'Profil mis à jour avec succès')
      return close()
    }
    if (end.message === null) return
    world.toasts.show('bad', end.message)
    if (end.refusal) form.refuse(end.refusal)
    const refused = profileNames.find((name) => end.refusal?.errors[name])
    if (refused) focusField(refused)
  }
  const close = () => {
    unsaved.drop()
    onClose()
  }

  return (
    <form className="stack" noValidate aria-label="Tes informations" onSubmit={view.submit(save)}>
      {found && (
        <div role="status">
          <Note>Tes modifications n’étaient pas enregistrées : les revoici.</Note>
        </div>
      )}
      <ProfileFields user={user} view={view} />
      <SaveOrCancel busy={shown.busy} wait={wait} onStop={retry.stop} onCancel={close} />
    </form>
  )
}
