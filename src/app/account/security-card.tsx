import { useState } from 'react'
import type { UserRecord } from '#contract/account/user-record.ts'
import { ActionRow, ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { PasswordForm } from './password-form.tsx'
import { useReturnFocus } from './profile/use-return-focus.ts'

/** The password: a line that opens its form, which closes on success or cancel (section 4). */
export function SecurityCard({ user }: { readonly user: UserRecord }) {
  const [changing, change] = useState(false)
  const opener = useReturnFocus(changing)
  return (
    <Card>
      {changing ? (
        <PasswordForm user={user} onClose={() => change(false)} />
      ) : (
        <ActionRows>
          <ActionRow ref={opener} icon={lock} label="Changer mon mot de passe" onClick={() => change(true)} />
        </ActionRows>
      )}
    </Card>
  )
}

const lock =
  'M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5'
