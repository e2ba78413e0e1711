import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/say/banner.tsx'

/** How the session before ended on this page; it stays until it is read, however long the tab lay in the background. */
export function SessionFarewell() {
  const { session } = useWorld()
  const { farewell } = useSnapshot(session.state)
  if (farewell === null) return null
  return (
    <Banner tone={farewell.tone} role="status">
      {farewell.text}
    </Banner>
  )
}
