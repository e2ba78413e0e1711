import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import type { Expired } from '../../model/expired-slot.ts'

interface MomentPassedProps {
  readonly why: Expired
  /** What was chosen, in words. */
  readonly chosen: string
  /** The next moments that are open, each a press away. */
  readonly offers: readonly { readonly words: string; take(this: void): void }[]
  /** The field that takes the focus, and the choice, from the button. */
  readonly fieldId: string
}

/**
 * The chosen moment went by while the form, or its draft, was open, or somebody else took its place: said at once, the
 * next one a tap away; nothing changes by itself.
 */
export function MomentPassed({ why, chosen, offers, fieldId }: MomentPassedProps) {
  const [first, ...others] = offers.map(({ words, take }, index) => (
    <Button
      key={words}
      variant={index > 0 || offers.length === 1 ? 'secondary' : 'primary'}
      wide={offers.length > 1}
      onClick={() => {
        take()
        document.getElementById(fieldId)?.focus()
      }}
    >
      <span>
        <WholeWords>{`Prendre ${words}`}</WholeWords>
      </span>
    </Button>
  ))
  const isOne = others.length === 0
  return (
    <>
      <Banner tone="warn" role="alert" title={titles[why]} action={isOne && first}>
        <WholeWords>{`Ton choix\u00A0: ${chosen}.${why === 'full' ? untouched : ''}`}</WholeWords>
      </Banner>
      {!isOne && (
        <Stack gap="s">
          <b>Les prochaines libres</b>
          {first}
          {others}
        </Stack>
      )}
    </>
  )
}

const titles: Record<Expired, string> = {
  passed: 'Le moment que tu avais choisi est passé.',
  'too-far': 'Le moment que tu avais choisi est trop loin.',
  closed: 'Le jour que tu avais choisi est fermé.',
  full: 'La demi-journée que tu avais choisie est complète.',
}

const untouched = ' Rien n’est débité, ta commande est intacte.'
