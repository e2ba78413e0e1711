import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { brand } from '#content/company.ts'

/**
 * Shares an order's tracking page by the device's own sheet, else copies its address; and whether it is under way.
 * `path`: or what asks for it first, which may fail.
 */
export function useShareTracking(path: string | (() => Promise<string>)): readonly [() => void, boolean] {
  const { shareLink, toasts } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    const outcome = await pathOf(path)
      .then((known) => shareLink({ title: `Suivi de livraison ${brand}`, path: known }))
      .catch(forgiving(() => 'unknown' as const))
    setBusy(false)
    if (outcome === 'unknown') toasts.show('bad', 'Le lien de suivi n’a pas pu être chargé. Réessaie.')
    if (outcome === 'copied') toasts.show('ok', 'Lien de suivi copié : colle-le où tu veux.')
    if (outcome === 'refused') toasts.show('warn', 'Ton navigateur n’a pas pu copier le lien.')
  }
  return [() => void share(), isBusy]
}

async function pathOf(path: string | (() => Promise<string>)): Promise<string> {
  return typeof path === 'string' ? path : await path()
}
