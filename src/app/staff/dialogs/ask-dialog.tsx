import type { ReactNode } from 'react'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

interface AskDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The button that does what is asked. */
  readonly act: ReactNode
  /** Another button in place of « Revenir ». */
  readonly instead?: ReactNode
  /** Its buttons stay over a keyboard. */
  readonly inReach?: boolean
  /** Why the server did not do it. */
  readonly failure?: string | null
}

/** Asks the team's member before something is done to an order. */
export function AskDialog({ title, children, act, instead, inReach = false, failure = null }: AskDialogProps) {
  const { store } = useStaffRoom()
  const back = (
    <Button wide variant="secondary" onClick={store.answered}>
      Revenir
    </Button>
  )
  return (
    <Dialog
      open
      onClose={store.answered}
      title={title}
      inReach={inReach}
      actions={
        <>
          {act}
          {instead ?? back}
        </>
      }
    >
      {children}
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}
