import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { ActionLink } from '#ui/act/action-link.tsx'
import { ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { onDevice, onLetters } from './device/preferences-anchors.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** The theme, and the ways to what else is chosen at /preferences. */
export function PreferencesCard() {
  const { device } = useWorld()
  return (
    <Card>
      <ThemeChoice />
      <ActionRows>
        <Link href={paths.preferences + onLetters} asChild>
          <ActionLink
            icon={envelope}
            label="E-mails et notifications"
            detail="Ce qu’on te dit de tes commandes, et où"
          />
        </Link>
        <Link href={paths.preferences + onDevice} asChild>
          <ActionLink icon={phone} label="Cet appareil" detail={`La copie hors ligne, la place prise sur ${device}`} />
        </Link>
      </ActionRows>
    </Card>
  )
}

const envelope = 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7'
const phone = 'M7 2.5h10v19H7zM10.5 18.5h3'
