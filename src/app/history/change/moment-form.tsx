import { useId, type ReactNode } from 'react'
import { useWorld } from '#app/world.ts'
import type { Availability } from '#rules/moment/availability.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import type { ChangeDialogProps } from './cancel-dialog.tsx'
import { MomentFields } from './moment-fields.tsx'
import { momentIn, type MomentChoice } from './moment-choice.ts'
import { sendMoment } from './send-change.ts'
import { useChange } from './use-change.ts'

interface MomentFormProps extends ChangeDialogProps {
  readonly title: string
  /** What its buttons say: the one that sends, the same while it does, the one that lets it be. */
  readonly words: { readonly send: string; readonly busy: string; readonly keep: string }
  readonly choice: MomentChoice
  readonly availability: Availability
  onChoose(choice: MomentChoice): void
  /** Whether a choice is another one than the order has. */
  isOther?(choice: MomentChoice): boolean
  /** What is said, and asked, before the moment. */
  readonly children: ReactNode
}

/** A dialog that gives an order another moment. */
export function MomentForm({
  order,
  title,
  words,
  choice,
  availability,
  onChoose,
  isOther = () => true,
  children,
  onClose,
  ...hooks
}: MomentFormProps) {
  const world = useWorld()
  const now = world.now()
  const formId = useId()
  const { busy, problem, send } = useChange(hooks)
  const moment: Moment | null = isOther(choice) ? momentIn(choice, now, availability) : null
  const isOver = problem?.is === 'refused'
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {!isOver && (
            <Button type="submit" form={formId} busy={busy} busyLabel={words.busy} disabled={moment === null}>
              {problem === null ? words.send : 'Réessayer'}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isOver ? 'Fermer' : words.keep}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (moment !== null) void send(() => sendMoment(world, order.id, moment))
        }}
      >
        <Stack>
          {children}
          <MomentFields {...{ choice, now, availability }} onChange={onChoose} />
          {problem && (
            <Banner tone="bad" role="alert">
              {problem.words}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
