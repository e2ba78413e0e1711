import { ref } from 'valtio'
import type { World } from '#app/world.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { isStillOpen } from '../../model/open-order.ts'
import { firstReading, holdSlip, refill, weigh, type Said } from '../../model/order-actions.ts'
import type { OrderState } from '../../model/order-state.ts'
import type { ComingSlip } from '../../model/slip-state.ts'
import { isUnderWay, weightOf } from '../../model/slip-weight.ts'
import { prepareSlip } from './prepare-slip.ts'

/** Judges a file, and holds it or says why not; null takes the slip away. Of several the last one counts. */
export async function chooseSlip(
  state: OrderState,
  world: Pick<World, 'shrinkPhoto' | 'toasts'>,
  file: File | null,
): Promise<void> {
  if (state.step !== 'idle') return
  if (file === null) return removeSlip(state, world)
  const { opening, slip } = state
  const { name, size } = file
  const comes = (photo: boolean): ComingSlip => (slip.coming = ref({ name, size, photo }))
  let mine = comes(false)
  const isMine = () => slip.coming === mine && isStillOpen(state, opening)
  const prepared = await prepareSlip(file, world.shrinkPhoto, () => isMine() && (mine = comes(true)))
  if (!isMine()) return
  slip.coming = null
  if ('file' in prepared) replaceSlip(state, world, prepared.file)
  else replaceSlip(state, world, null, prepared.refusal)
}

/** Takes away the file that is coming, else the one in hand. */
export function removeSlip(state: OrderState, world: Pick<World, 'toasts'>): void {
  if (state.step !== 'idle') return
  if (state.slip.coming === null) replaceSlip(state, world, null)
  state.slip.coming = null
}

/** Lets the slip in hand go, with a way back. */
function replaceSlip(
  state: OrderState,
  { toasts }: Pick<World, 'toasts'>,
  file: File | null,
  refusal: string | null = null,
): void {
  const { opening, values } = state
  const before = values.deliveryReceipt.file
  const { reading, known } = state.slip
  holdSlip(state, file, refusal)
  dropOwn(state)
  const run = () => isStillOpen(state, opening) && state.step === 'idle' && bringBack(state, before, { reading, known })
  if (before !== null)
    toasts.show(
      'info',
      file === null && refusal === null ? 'Bordereau retiré' : 'Bordereau précédent retiré',
      undoToastMs,
      { label: 'Annuler', run },
    )
}

/** What was read off a slip that goes is no other one's number, nor the number of its packages. */
function dropOwn(state: OrderState): void {
  const { values, fromSlip } = state
  for (const name of ['reference', 'packages'] as const)
    if (values[name] === fromSlip[name]) refill(state, { [name]: '' })
}

/** With what it said, unless it was being read: then it is read anew. */
function bringBack(state: OrderState, file: File | null, said: Said): void {
  const { reading, known } = said
  state.slip.coming = null
  holdSlip(
    state,
    file,
    null,
    isUnderWay(reading) || reading.step === 'waiting'
      ? { reading: firstReading(file), known: null }
      : { reading: { ...reading }, known: known && { ...known } },
  )
  const kg = weightOf(state.slip.reading)
  if (kg !== null) weigh(state, kg)
}
