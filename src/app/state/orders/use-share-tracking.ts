import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'

/** Shares an order's tracking page by the device's own sheet, else copies its address; and whether it is under way. */
export function useShareTracking(path: string): readonly [() => void, boolean] {
  const { shareLink, toasts } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    const outcome = await shareLink({ title: `Suivi de livraison ${brand}`, path })
    setBusy(false)
    if (outcome === 'copied') toasts.show('ok', 'Lien de suivi copié : colle-le où tu veux.')
    if (outcome === 'refused') toasts.show('warn', 'Ton navigateur n’a pas pu copier le lien.')
  }
  return [() => void share(), isBusy]
}
