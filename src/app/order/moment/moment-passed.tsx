import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

interface MomentPassedProps {
  /** The first moment that is open now, in words. */
  readonly first: string
  /** The field that takes the focus, and the choice, from the button. */
  readonly fieldId: string
  onTake(): void
}

/** The chosen moment went by while the form was open: said at once, the next one a tap away; nothing changes by itself. */
export function MomentPassed({ first, fieldId, onTake }: MomentPassedProps) {
  const take = () => {
    onTake()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Banner
      tone="warn"
      role="alert"
      title="Le moment que tu avais choisi est passé."
      action={
        <Button variant="secondary" onClick={take}>
          Prendre {first}
        </Button>
      }
    />
  )
}
