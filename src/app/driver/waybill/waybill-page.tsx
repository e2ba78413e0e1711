import type { DriverDay, DriverOrder, WaybillEventOnWire } from '#contract/driver/driver-day.ts'
import { clock } from '#rules/moment/french.ts'
import { withoutDoorCodes } from '#rules/order/access-notes.ts'
import { waybillMissing } from '#rules/run/driver-acts.ts'
import type { StopKind } from '#rules/run/run-moves.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { Facts } from '#ui/lists/facts.tsx'
import '#ui/lists/panel.css'
import { packageWords } from '../model/stop-words.ts'
import { SheetFrame } from '../pieces/sheet-frame.tsx'
import { StopMark } from '../pieces/stop-mark.tsx'
import { WaybillEvent } from './waybill-event.tsx'

interface WaybillPageProps {
  readonly day: DriverDay
  readonly order: DriverOrder
  readonly run: DriverDay['runs'][number] | null
}

/** An order's waybill, as it is shown at the roadside: all of it lies on the phone. Door codes are not on it. */
export function WaybillPage({ day: { carrier }, order, run }: WaybillPageProps) {
  const { donneur_ordre: principal, retrait, livraison, reference, chantier } = order
  const missing = waybillMissing({ goods: order.nature, packages: order.colis })
  const instructions = [retrait.note, livraison.note].map(withoutDoorCodes).filter(Boolean)
  const title = 'Lettre de voiture'
  useScreenTitle(title)
  return (
    <SheetFrame title={title} lead={`Commande n°\u00A0${order.id}`}>
      <article className="panel driver-waybill">
        {missing !== null && <p className="driver-late">Il manque {missing} : dis-le à la prise en charge.</p>}
        <Facts
          facts={[
            ...(run?.carrier
              ? [party('Transporteur', [run.carrier]), party('Commissionnaire', wordsOf(carrier, carrier.licence))]
              : [party('Transporteur', wordsOf(carrier, carrier.licence))]),
            party('Donneur d’ordre', [
              ...wordsOf({ ...principal, telephone: '' }),
              reference && `Réf. ${reference}`,
              chantier,
            ]),
            party('Destinataire', wordsOf({ ...livraison, siren: '' })),
          ]}
        />
        <Place kind="pickup" name="Prise en charge" place={retrait} doneAt={momentOf(order, 'pris_en_charge')} />
        <Place kind="delivery" name="Livraison" place={livraison} doneAt={momentOf(order, 'livre', 'chez_un_voisin')} />
        <Facts
          facts={[
            ['Marchandise', order.nature],
            ['Colis', packageWords(order.colis)],
            ['Poids', order.poids],
            ['Véhicule', run?.plate ?? ''],
            ['Conducteur', run?.driver.name ?? ''],
            ['Instructions', instructions.join(' ')],
          ].map(([label = '', value]) => ({ label, value: value || '—' }))}
        />
        {order.evenements.map((event) => (
          <WaybillEvent key={event.id} event={event} />
        ))}
        <p className="driver-fine">
          Lettre de voiture électronique, arrêté du 9{'\u00A0'}novembre 1999. Chaque événement porte l’empreinte SHA-256
          du précédent.
        </p>
      </article>
    </SheetFrame>
  )
}

interface Party {
  readonly nom: string
  readonly adresse: string
  readonly siren: string
  readonly telephone: string
}

function wordsOf({ nom, adresse, siren, telephone }: Party, licence = ''): readonly string[] {
  return [nom, adresse, siren && `SIREN ${siren}`, licence && `Licence ${licence}`, telephone && shownPhone(telephone)]
}

/** Its name, and under it each of the other words that are known. */
function party(label: string, [name = '', ...rest]: readonly string[]) {
  const value = (
    <>
      {name || '—'}
      {rest.filter(Boolean).map((words) => (
        <small key={words}>{words}</small>
      ))}
    </>
  )
  return { label, value }
}

interface PlaceProps {
  readonly kind: StopKind
  readonly name: string
  readonly place: DriverOrder['retrait']
  readonly doneAt: Date | null
}

/** One end of the way, with the hour that was planned and the real one. */
function Place({ kind, name, place: { nom, adresse, prevue }, doneAt }: PlaceProps) {
  return (
    <section className="driver-waybill-place">
      <StopMark kind={kind} />
      <div>
        <h2>
          {name}
          {nom !== '' && ` chez ${nom}`}
        </h2>
        <p>
          <b>{adresse}</b>
        </p>
        {prevue !== '' && <p>Prévue {prevue}</p>}
        <p>{doneAt === null ? 'Pas encore faite' : `Faite à ${clock(doneAt)}`}</p>
      </div>
    </section>
  )
}

function momentOf({ evenements }: DriverOrder, ...kinds: readonly WaybillEventOnWire['genre'][]): Date | null {
  return evenements.findLast(({ genre }) => kinds.includes(genre))?.le ?? null
}
