import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { World } from '#app/world.ts'
import { sharedInQuery, shareOutcomes } from '#contract/worker/slip-share.ts'
import type { WaitingShare } from '#state/orders/slip-shares.ts'
import type { OrderState } from '../../model/order-state.ts'
import { chooseSlip, removeSlip } from './choose-slip.ts'

/**
 * Takes what was shared to the app, or opened with it, into an open form. One file of its own user is taken at once
 * where no slip is there; else the user is asked. Returns the question, or null.
 */
export function useShares(state: OrderState, isOpen: boolean): ShareQuestion | null {
  const world = useWorld()
  const { arrivals } = useSnapshot(world.sharedSlips.state)
  const [waiting, setWaiting] = useState<WaitingShare | null>(null)
  useLostShare(isOpen)
  useEffect(() => {
    if (!isOpen) return
    let isHere = true
    void world.sharedSlips.find(state.user.id).then((share) => {
      if (!isHere || share === null) return
      const [file, ...others] = share.files
      const { deliveryReceipt } = state.values
      const isPlain =
        file !== undefined &&
        others.length === 0 &&
        share.isOwn &&
        deliveryReceipt.file === null &&
        state.slip.coming === null &&
        state.step === 'idle'
      setWaiting(isPlain ? null : share)
      if (isPlain) void attachShare(state, world, share, file)
    })
    return () => {
      isHere = false
    }
  }, [arrivals, isOpen, state, world])
  if (waiting === null || !isOpen) return null
  const answer = (file: File | null) => {
    setWaiting(null)
    if (file === null) waiting.drop()
    else void attachShare(state, world, waiting, file)
  }
  return { share: waiting, answer }
}

export interface ShareQuestion {
  readonly share: WaitingShare
  /** The file that is the slip; null: none of them. */
  answer(file: File | null): void
}

/** Why a file was refused is also said at the top of the page, where the user is. */
export async function attachShare(
  state: OrderState,
  world: Pick<World, 'shrinkPhoto' | 'toasts'>,
  share: WaitingShare,
  file: File,
): Promise<void> {
  const { opening } = state
  await chooseSlip(state, world, file)
  if (state.opening !== opening || state.step !== 'idle') return
  share.drop()
  const { refusal, file: held } = state.values.deliveryReceipt
  if (refusal !== null) world.toasts.show('bad', refusal)
  else if (held !== null)
    world.toasts.show('ok', `« ${held.name} » est joint à ta commande.`, undefined, {
      label: 'Retirer',
      run: () => state.values.deliveryReceipt.file === held && removeSlip(state, world),
    })
}

/** What was shared could not be kept: said once, and taken out of the address. */
function useLostShare(isOpen: boolean): void {
  const { toasts } = useWorld()
  const outcome = new URLSearchParams(useSearch()).get(sharedInQuery)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (outcome === null || !isOpen) return
    navigate(paths.order, { replace: true })
    if (outcome === shareOutcomes.lost)
      toasts.show('bad', 'Le fichier partagé n’a pas pu être chargé : choisis-le dans le formulaire.')
  }, [isOpen, navigate, outcome, toasts])
}
