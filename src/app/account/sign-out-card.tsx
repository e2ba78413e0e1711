import { useBeginSignOut } from '#state/leaving/use-begin-sign-out.ts'
import { ActionRow, ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'

/** The way out, at the foot of the account. */
export function SignOutCard() {
  const begin = useBeginSignOut()
  if (begin === null) return null
  return (
    <Card>
      <ActionRows>
        <ActionRow icon={door} label="Se déconnecter" onClick={begin} />
      </ActionRows>
    </Card>
  )
}

const door = 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5'
