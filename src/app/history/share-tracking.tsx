import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { brand } from '#content/company.ts'
import { Button } from '#ui/button.tsx'

/** « Partager le suivi »: hands the tracking page of an order to whoever waits for it, by the device's own sheet, else by copying its address. */
export function ShareTracking({ path }: { readonly path: string }) {
  const { shareLink, toasts } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    const outcome = await shareLink({ title: `Suivi de livraison ${brand}`, path })
    setBusy(false)
    if (outcome === 'copied') toasts.show('ok', 'Lien de suivi copié : colle-le où tu veux.')
    if (outcome === 'refused') toasts.show('warn', 'Ton navigateur n’a pas pu copier le lien.')
  }
  return (
    <Button wide disabled={isBusy} icon={arrowOut} onClick={() => void share()}>
      Partager le suivi
    </Button>
  )
}

const arrowOut = (
  <svg viewBox="0 0 24 24" className="order-detail-icon" aria-hidden="true">
    <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8" />
  </svg>
)
