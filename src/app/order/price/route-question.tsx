import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { paths } from '#app/paths.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { nextDoorMetres, type RouteDoubt } from '#rules/order/route-doubt.ts'
import { Banner } from '#ui/say/banner.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Button } from '#ui/act/button.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useCarryToContact } from '../model/use-carry-to-contact.ts'
import { confirmRoute } from '../model/order-actions.ts'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { routeConfirmation } from './route-confirmation.ts'
import { quoteMessage } from './quote-message.ts'

/**
 * A route that looks like a mistake, or is better priced by people, is asked about where it stands, before it is sold;
 * a submission leads here.
 */
export function RouteQuestion() {
  const { state } = useOrder()
  const from = useValues(({ pickupAdr }) => pickupAdr.place)
  const to = useValues(({ address }) => address.place)
  const { quote, route } = useSnapshot(state)
  const minutes = quote.status === 'priced' ? quote.quote.minutes : null
  const question = from === null || to === null ? null : routeConfirmation({ from, to, minutes }, route.sureOf)
  const box = useRef<HTMLDivElement>(null)
  const write = useCarryToContact((name) => quoteMessage(state.values, minutes, name))
  useEffect(() => {
    if (route.asked === 0) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [route.asked])
  if (question === null) return null
  const agree = () => {
    confirmRoute(state, question.name)
    // What comes next in the card: the button is gone.
    document.getElementById('poids')?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="À vérifier avant de valider">
      <Banner
        tone="warn"
        role="status"
        title={titles[question.doubt](minutes ?? 0)}
        action={
          <Stack gap="s">
            <Button small variant="secondary" onClick={agree}>
              Oui, c’est bien ça
            </Button>
            <ButtonLink small variant="secondary" href={paths.contact} onClick={write}>
              Demander un devis
            </ButtonLink>
          </Stack>
        }
      >
        {question.doubt === 'long-road'
          ? 'Vérifie les deux adresses. Pour une longue route, on peut aussi te faire un devis.'
          : 'Corrige une des deux adresses, ou confirme.'}
      </Banner>
    </div>
  )
}

const titles: Readonly<Record<RouteDoubt, (minutes: number) => string>> = {
  'same-place': () => 'Retrait et livraison à la même adresse ?',
  'next-door': () => `Retrait et livraison à moins de ${nextDoorMetres} m l’un de l’autre ?`,
  'long-road': (minutes) => `${hoursAndMinutes(minutes)} de route : c’est bien ça ?`,
}
