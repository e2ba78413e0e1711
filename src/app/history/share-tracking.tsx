import { useShareTracking } from '#state/orders/use-share-tracking.ts'
import { Button } from '#ui/act/button.tsx'
import { arrowOut } from '#ui/say/drawings.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'

/** « Partager le suivi ». */
export function ShareTracking({ path }: { readonly path: string }) {
  const [share, isBusy] = useShareTracking(path)
  return (
    <Button wide disabled={isBusy} icon={<LineIcon d={arrowOut} />} onClick={share}>
      Partager le suivi
    </Button>
  )
}
