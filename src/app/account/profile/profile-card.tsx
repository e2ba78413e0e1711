import { useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { ActionRow, ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import { unsavedProfile } from './unsaved-profile.ts'

const ProfileForm = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }))

/** The profile, read-only until « Modifier mes informations » (section 2). Edits that were left open it on them. */
export function ProfileCard({ user }: { readonly user: UserRecord }) {
  const world = useWorld()
  const unsaved = unsavedProfile(world, user.id)
  const [editing, edit] = useState(() => unsaved.read() !== null)
  const opener = useReturnFocus(editing)
  if (editing) {
    return (
      <Card>
        <LazyPlace>
          <ProfileForm user={user} unsaved={unsaved} onClose={() => edit(false)} />
        </LazyPlace>
      </Card>
    )
  }
  return (
    <Card>
      <ProfileFacts user={user} />
      <ActionRows>
        <ActionRow ref={opener} icon={pencil} label="Modifier mes informations" onClick={() => edit(true)} />
      </ActionRows>
    </Card>
  )
}

const pencil = 'M4 20.5 5 16 16.5 4.5a2.1 2.1 0 0 1 3 3L8 19Z'
