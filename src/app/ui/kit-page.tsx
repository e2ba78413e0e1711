import { KitActing } from './kit/acting.tsx'
import { KitAsking } from './kit/asking.tsx'
import { KitChoosing } from './kit/choosing.tsx'
import { KitFrame, KitPublicFrame } from './kit/frame.tsx'
import { KitMoment } from './kit/moment.tsx'
import { KitOrder } from './kit/order.tsx'
import { KitTelling } from './kit/telling.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Button } from './button.tsx'
import { Page } from './page.tsx'
import { Ticket } from './ticket.tsx'

/** Development only: every piece of the kit in every state. */
export default function KitPage() {
  return (
    <>
      <KitFrame />
      <Page title="La trousse" lead="Chaque pièce, dans chaque état." aside={<KitAside />} bottom={<KitBar />}>
        <KitActing />
        <KitAsking />
        <KitChoosing />
        <KitMoment />
        <KitOrder />
        <KitTelling />
        <KitPublicFrame />
      </Page>
    </>
  )
}

function KitAside() {
  return (
    <>
      <Ticket
        rows={[
          { label: 'Base', amount: '19,90 €' },
          { label: 'Poids 151-300 kg', amount: '10,00 €' },
          { label: 'Trajet 24 min', amount: '10,00 €' },
          { label: 'Flex', amount: '0,00 €' },
          { label: 'Total HT', amount: '39,90 €' },
        ]}
        total={{ label: 'Total TTC', amount: '47,88 €' }}
      />
      <Button wide>Valider la demande</Button>
    </>
  )
}

function KitBar() {
  const words = (
    <>
      Total TTC · 24 min
      <b>47,88 €</b>
    </>
  )
  return (
    <BottomBar phoneOnly words={words}>
      <Button type="submit">Valider la demande</Button>
    </BottomBar>
  )
}
