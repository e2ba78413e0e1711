import NotFound from './not-found.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The document that answers an address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  )
}
