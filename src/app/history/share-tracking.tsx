import { useShareTracking } from '#state/use-share-tracking.ts'
import { Button } from '#ui/button.tsx'

/** « Partager le suivi ». */
export function ShareTracking({ path }: { readonly path: string }) {
  const [share, isBusy] = useShareTracking(path)
  return (
    <Button wide disabled={isBusy} icon={arrowOut} onClick={share}>
      Partager le suivi
    </Button>
  )
}

const arrowOut = (
  <svg viewBox="0 0 24 24" className="order-detail-icon" aria-hidden="true">
    <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8" />
  </svg>
)
