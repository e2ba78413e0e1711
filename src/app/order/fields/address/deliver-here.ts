import { CallFailure } from '#adapters/failures/failures.ts'
import { PositionFailure } from '#adapters/device/own-position.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { isStillOpen } from '../../model/open-order.ts'
import type { OrderState } from '../../model/order-state.ts'
import { fillWithUndo } from '../../repeat/fill-with-undo.ts'

/**
 * Fills the empty delivery address with the known one nearest to the device, with a way back. Answers why it did not,
 * in a sentence, or null. The position goes to the provider once and is kept nowhere.
 */
export async function deliverHere(
  state: OrderState,
  world: Pick<World, 'findOwnPosition' | 'places' | 'toasts'>,
): Promise<string | null> {
  const { opening } = state
  if (world.findOwnPosition === null || state.step !== 'idle' || state.locating) return null
  state.locating = true
  try {
    const { metresOff, ...point } = await world.findOwnPosition()
    if (metresOff > exactMetres) return `Ta position n’est connue qu’à ${distance(metresOff)} près : écris l’adresse.`
    const place = await world.places.near(point)
    // It may have been typed, sent or left meanwhile.
    if (!isStillOpen(state, opening) || state.step !== 'idle' || state.values.address.text !== '') return null
    if (place === null) return 'Aucune adresse connue à moins de 200 m de toi : écris-la.'
    fillWithUndo(
      state,
      world,
      { address: { text: place.label, place, dropped: false } },
      'L’adresse la plus proche de toi. Vérifie le numéro.',
    )
    return null
  } catch (error) {
    if (error instanceof PositionFailure) return refusals[error.why]
    reportMistake(error)
    return error instanceof CallFailure
      ? 'L’adresse de ta position n’a pas pu être chargée. Réessaie, ou écris-la.'
      : null
  } finally {
    state.locating = false
  }
}

/** A street further off the nearest address is likely a neighbour's. */
const exactMetres = 150

const refusals: Readonly<Record<PositionFailure['why'], string>> = {
  denied: 'Ton navigateur ne donne pas ta position à ce site. Autorise-la dans ses réglages, ou écris l’adresse.',
  unknown: 'Ta position est introuvable ici : écris l’adresse.',
  late: 'Ta position tarde à venir. Réessaie dehors, ou écris l’adresse.',
}

/** 340 → '340 m', 2600 → '3 km'. */
function distance(metres: number): string {
  return metres < 1000 ? `${Math.round(metres)} m` : `${Math.round(metres / 1000)} km`
}
