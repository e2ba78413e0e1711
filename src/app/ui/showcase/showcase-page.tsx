import { ShowcaseActing } from './acting.tsx'
import { ShowcaseAsking } from './asking.tsx'
import { ShowcaseChoosing } from './choosing.tsx'
import { ShowcaseFolds, ShowcaseFrame, ShowcasePublicFrame } from './frame.tsx'
import { ShowcaseMoment } from './moment.tsx'
import { ShowcaseOrder } from './order.tsx'
import { ShowcaseTelling } from './telling.tsx'
import { BottomBar } from '#ui/frame/bottom-bar.tsx'
import { Button } from '#ui/act/button.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'

/** Development only: every piece of the kit in every state. */
export default function ShowcasePage() {
  return (
    <>
      <ShowcaseFrame />
      <Page
        title="La trousse"
        lead="Chaque pièce, dans chaque état."
        aside={<ShowcaseAside />}
        bottom={<ShowcaseBar />}
      >
        <ShowcaseActing />
        <ShowcaseAsking />
        <ShowcaseChoosing />
        <ShowcaseMoment />
        <ShowcaseOrder />
        <ShowcaseTelling />
        <ShowcaseFolds />
        <ShowcasePublicFrame />
      </Page>
    </>
  )
}

function ShowcaseAside() {
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

function ShowcaseBar() {
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
