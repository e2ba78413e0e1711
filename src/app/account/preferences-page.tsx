import { useEffect } from 'react'
import { Link } from 'wouter'
import { timer } from '#adapters/device/device.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { Page } from '#ui/frame/page.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { LettersCard } from './letters-card.tsx'
import { NoticesSwitch } from './device/notices-switch.tsx'
import { ThisDeviceCard } from './device/this-device-card.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** /preferences: the theme (section 2), the letters, the notifications, and this device. */
export default function PreferencesPage() {
  const { device } = useWorld()
  // After the shell has shown the top of the page.
  useEffect(() => timer(0, () => document.getElementById(location.hash.slice(1))?.scrollIntoView()), [])
  return (
    <Page
      title="Mes préférences"
      width="narrow"
      back={
        <Link href={paths.account} className={textLinkClass('back')}>
          Mon compte
        </Link>
      }
    >
      <Card>
        <ThemeChoice />
        <Note>
          « Auto » suit le réglage de {device}, le jour comme la nuit. Ton choix vaut tout de suite et reste sur{' '}
          {device}.
        </Note>
      </Card>
      <LettersCard />
      <NoticesSwitch />
      <ThisDeviceCard />
    </Page>
  )
}
