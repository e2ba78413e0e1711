import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { lazy, prefetch } from '#adapters/lazy/lazy.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'
import { goToField } from '#ui/ask/go-to-field.ts'
import { useWorld } from '#app/world.ts'
import { asksAboutMoment, closeWarning, planInstead } from '../../model/flex-warning.ts'
import { FlexWarningWords } from './flex-warning-words.tsx'
import { useOrder } from '../../model/order-context.ts'
import type { OrderState } from '../../model/order-state.ts'
import { orderFormId } from '../../submit/order-form-id.ts'

const load = () => import('./flex-warning-dialog.tsx')
const FlexWarningDialog = lazy(load)

/**
 * A comment that is left with a moment in it warns a user who chose Flex: over the page, or in the page when the dialog
 * did not come.
 */
export function FlexWarningPlace() {
  const { now, sleep } = useWorld()
  const { state } = useOrder()
  useEffect(() => {
    const comment = document.getElementById('comment')
    // The dialog must open at once, even when the network has just gone.
    const enter = () => prefetch(load)
    // The warning waits until the focus has arrived: that is where it goes back to.
    const leave = () => void sleep(0).then(() => asksAboutMoment(state))
    comment?.addEventListener('focus', enter)
    comment?.addEventListener('blur', leave)
    return () => {
      comment?.removeEventListener('focus', enter)
      comment?.removeEventListener('blur', leave)
    }
  }, [state, sleep])
  const { open, sends } = useSnapshot(state.flexWarning)
  if (!open) return null
  return (
    <ErrorBoundary fallback={WarningInPage}>
      <Suspense>
        <FlexWarningDialog
          onClose={() => closeWarning(state)}
          onKept={sends ? () => sendAsFlex(state) : null}
          onPlanned={() => planInstead(state, now())}
        />
      </Suspense>
    </ErrorBoundary>
  )
}

function sendAsFlex(state: OrderState): void {
  closeWarning(state)
  document.querySelector<HTMLFormElement>(`#${orderFormId}`)?.requestSubmit()
}

/** The page scrolls to it: the send button is elsewhere. */
function WarningInPage() {
  const { state } = useOrder()
  useEffect(() => goToField('comment'), [])
  const close = () => closeWarning(state)
  return (
    <Banner
      tone="warn"
      title="Attention"
      role="alert"
      action={
        <Button small variant="secondary" onClick={close}>
          Fermer
        </Button>
      }
    >
      <FlexWarningWords />
    </Banner>
  )
}
