import { Banner } from '#ui/banner.tsx'

/** In the place of a dialog that did not come. */
export function DialogLost() {
  return (
    <Banner tone="bad" role="alert">
      La suite n’a pas pu être chargée. Recharge la page, puis réessaie.
    </Banner>
  )
}
