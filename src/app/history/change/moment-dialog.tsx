import { useId, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { priceLabel } from '#rules/price-label.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Stack } from '#ui/stack.tsx'
import type { ChangeDialogProps } from './cancel-dialog.tsx'
import { momentIn, type MomentChoice } from './moment-choice.ts'
import { MomentFields } from './moment-fields.tsx'
import { sendMoment } from './send-change.ts'
import { useChange } from './use-change.ts'

/** Another day, or another part of it, of the same type and so at the same price. `present`: the choice that the order is now. */
export default function MomentDialog({ order, present, onClose, ...hooks }: ChangeDialogProps & { readonly present: MomentChoice }) {
  const world = useWorld()
  const now = world.now()
  const formId = useId()
  const [choice, setChoice] = useState(present)
  const { busy, problem, send } = useChange(hooks)
  const moment = momentIn(choice, now)
  const isSame = choice.day === present.day && choice.part === present.part
  const isOver = problem?.is === 'refused'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Changer le moment"
      actions={
        <>
          {!isOver && (
            <Button type="submit" form={formId} busy={busy} busyLabel="Changement…" disabled={moment === null || isSame}>
              {problem === null ? 'Changer le moment' : 'Réessayer'}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isOver ? 'Fermer' : 'Garder ce moment'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (moment !== null && !isSame) void send(() => sendMoment(world, order.id, moment))
        }}
      >
        <Stack>
          <p>{order.totalTTC === null ? 'C’est gratuit.' : `C’est gratuit, et le prix reste de ${priceLabel(order.totalTTC)}.`} Pour une autre formule, annule la commande et passes-en une nouvelle.</p>
          <MomentFields choice={choice} now={now} onChange={setChoice} />
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
