import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

interface UnreadProps {
  readonly failure: string
  /** The same where the line under the header says already what the network lacks: nothing was typed here. */
  readonly notRead: string
  readonly children?: ReactNode
  onRetry(): void
}

/** That something could not be read, and the way to try again. */
export function Unread({ failure, notRead, children, onRetry }: UnreadProps) {
  const { world } = useStaffRoom()
  const { lacks } = useSnapshot(world.connection.state)
  return (
    <Banner
      tone={lacks === null ? 'bad' : 'warn'}
      role="alert"
      title={lacks === null ? failure : notRead}
      action={
        <Button variant="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
