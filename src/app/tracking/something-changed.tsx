import type { MouseEvent } from 'react'
import { messageFollows, paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { company } from '#content/company.ts'
import { dialled } from '#content/dialled.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Card } from '#ui/frame/card.tsx'
import { telephone } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Stack } from '#ui/frame/stack.tsx'

/** One tap to report that something changed: by telephone, or by a message that names the delivery. */
export function SomethingChanged({
  deliveryId,
  isThere,
  isLate,
}: {
  readonly deliveryId: number
  readonly isThere: boolean
  readonly isLate: boolean
}) {
  const { prefillMessage } = useWorld()
  const [title, words] = isThere ? whenThere : isLate ? whenLate : onItsWay
  const write = (event: MouseEvent) => {
    // Into another tab, the browser's own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void prefillMessage(
      { nom: '', email: '', message: `Bonjour,\nÀ propos de la livraison n° ${deliveryId} :\n`, file: null },
      paths.contact + messageFollows,
    )
  }
  return (
    <Card title={title}>
      <p>{words}</p>
      <Stack gap="s">
        <ButtonLink wide icon={<LineIcon d={telephone} />} href={`tel:${dialled}`}>
          Appeler le <span className="tracking-phone">{company.phone}</span>
        </ButtonLink>
        <ButtonLink wide variant="secondary" icon={letter} href={paths.contact} onClick={write}>
          Écrire un message
        </ButtonLink>
      </Stack>
      {!isThere && (
        <p className="tracking-closed">
          <LineIcon d={lock} />
          <span>
            <b>Signaler un dommage</b>
            <br />
            Dès la livraison, pendant trois jours ouvrables
          </span>
        </p>
      )}
    </Card>
  )
}

const letter = <LineIcon d="M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5" />

const lock =
  'M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5'

const whenThere = [
  'Quelque chose ne va pas ?',
  'Il manque un colis, quelque chose est abîmé\u00A0: dis-le-nous vite.',
] as const
const whenLate = ['Elle tarde ?', 'Appelle-nous\u00A0: on te dit où elle en est.'] as const
const onItsWay = [
  'Quelque chose a changé ?',
  'Accès bloqué, personne sur place, autre heure\u00A0: dis-le-nous avant l’arrivée.',
] as const
