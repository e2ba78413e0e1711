import { useId, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { deliveryTypeLabel } from '#rules/delivery-types.ts'
import { formatEuros } from '#rules/money.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Stack } from '#ui/stack.tsx'
import type { ChangeDialogProps } from './cancel-dialog.tsx'
import { firstChoice, momentIn, type MomentChoice } from './moment-choice.ts'
import { MomentFields } from './moment-fields.tsx'
import { sendMoment } from './send-change.ts'
import { useChange } from './use-change.ts'

const types = ['flex', 'planifiee'] as const

/** Another slot for an order that was not paid before its own had passed; the way to its payment comes next. `type`: the one that it has. */
export default function RenewDialog({ order, type, onClose, ...hooks }: ChangeDialogProps & { readonly type: MomentChoice['type'] }) {
  const world = useWorld()
  const now = world.now()
  const formId = useId()
  const [choice, setChoice] = useState(() => firstChoice(type, now))
  const { busy, problem, send } = useChange(hooks)
  const moment = momentIn(choice, now)
  const isOver = problem?.is === 'refused'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choisir un nouveau créneau"
      actions={
        <>
          {!isOver && (
            <Button type="submit" form={formId} busy={busy} busyLabel="Un instant…" disabled={moment === null}>
              {problem === null ? 'Continuer vers le paiement' : 'Réessayer'}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isOver ? 'Fermer' : 'Plus tard'}
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
          <p>C’est la même commande, rien n’est à ressaisir. {priceWords(choice.type === type, order.totalTTC ?? 0)}</p>
          {/* A price that a person has set is for the type that it was set for. */}
          {order.price !== null && (
            <Segmented
              name="nouvelleFormule"
              legend="Formule"
              options={types.map((value) => ({ value, label: deliveryTypeLabel(value) }))}
              value={choice.type}
              onChange={(value) => setChoice(firstChoice(value as MomentChoice['type'], now))}
            />
          )}
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

function priceWords(isSameType: boolean, total: number): string {
  return isSameType ? `Son prix reste de ${formatEuros(total)} TTC.` : 'Son prix est recalculé : tu le vois avant de payer.'
}
