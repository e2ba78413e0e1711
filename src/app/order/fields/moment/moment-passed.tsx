import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import type { Expired } from '../../model/expired-slot.ts'

interface MomentPassedProps {
  readonly why: Expired
  /** What was chosen, and the first moment that is open now, in words. */
  readonly chosen: string
  readonly first: string
  /** The field that takes the focus, and the choice, from the button. */
  readonly fieldId: string
  onTake(): void
}

/**
 * The chosen moment went by while the form, or its draft, was open: said at once, the next one a tap away; nothing
 * changes by itself.
 */
export function MomentPassed({ why, chosen, first, fieldId, onTake }: MomentPassedProps) {
  const take = () => {
    onTake()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Banner
      tone="warn"
      role="alert"
      title={titles[why]}
      action={
        <Button variant="secondary" onClick={take}>
          <span>
            <WholeWords>{`Prendre ${first}`}</WholeWords>
          </span>
        </Button>
      }
    >
      <WholeWords>{`Ton choix\u00A0: ${chosen}.`}</WholeWords>
    </Banner>
  )
}

const titles: Record<Expired, string> = {
  passed: 'Le moment que tu avais choisi est passé.',
  'too-far': 'Le moment que tu avais choisi est trop loin.',
  closed: 'Le jour que tu avais choisi est fermé.',
}
