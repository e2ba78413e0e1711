import { Link } from 'wouter'
import { mapLink } from '#adapters/device/map-link.ts'
import { clock } from '#rules/moment/french.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { useMinute } from '#state/screen/use-minute.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { nextStop, placeOf, type DayStop, type Halt } from '../model/day-stops.ts'
import { screenPath, stopView } from '../model/driver-screens.ts'
import { aheadWords, goodsWords, lateWords, packageWords } from '../model/stop-words.ts'
import { useDriver } from '../model/use-driver.ts'
import { DriverIcon } from '../pieces/driver-icon.tsx'
import { StopMark } from '../pieces/stop-mark.tsx'

interface StopCardProps {
  readonly halt: Halt
  /** Of the day: 6 for 'arrêt 6'; null where it is opened by itself. */
  readonly number?: number
  readonly stop?: DayStop
}

/** One stop, large: when, where, who, what is to be known, and the ways to call and to drive there. */
export function StopCard({ halt, number, stop = nextStop(halt) }: StopCardProps) {
  const { world } = useDriver()
  const now = useMinute(world.now)
  const { kind, order, at, isEstimated, doneAt } = stop
  const place = placeOf(stop)
  const [street, town] = addressLines(place.adresse)
  const isLate = stop.isLate && doneAt === null
  const who = place.nom || order.donneur_ordre.nom
  return (
    <section className="driver-card" data-now={number !== undefined || undefined} aria-label={street}>
      <div className="driver-when">
        <StopMark kind={kind} />
        <p>
          {doneAt !== null ? 'Fait' : kind === 'pickup' ? 'À prendre' : 'À livrer'}
          {number !== undefined && ` · arrêt ${number}`}
          <br />
          <b className="driver-time" data-late={isLate || undefined}>
            {at === null ? 'Heure inconnue' : `${isEstimated ? '~' : ''}${clock(at)}`}
          </b>{' '}
          {doneAt === null && <span className="driver-ahead">{aheadWords(at, now)}</span>}
        </p>
      </div>
      {isLate && <p className="driver-late">{lateWords(place)}</p>}
      <div className="driver-where">
        <h2>{street}</h2>
        {town !== '' && <p>{town}</p>}
      </div>
      <div className="driver-who">
        <p>
          <b>{who}</b>
          <span>
            {order.donneur_ordre.nom !== who && `${order.donneur_ordre.nom} · `}n°{'\u00A0'}
            {order.id}
          </span>
        </p>
        <p>
          <b>{packageWords(order.colis)}</b>
          <span>{goodsWords(order)}</span>
        </p>
      </div>
      {(place.note !== '' || (kind === 'delivery' && order.voisin !== '')) && (
        <div className="driver-note">
          <DriverIcon name="access" />
          <p>
            {place.note !== '' && <b>{place.note}</b>}
            {kind === 'delivery' && order.voisin !== '' && <span>Il accepte un voisin : {order.voisin}</span>}
          </p>
        </div>
      )}
      <div className="driver-ways">
        {place.telephone !== '' && (
          <ButtonLink
            variant="secondary"
            href={`tel:${normalizePhone(place.telephone)}`}
            aria-label={`Appeler ${who}, ${shownPhone(place.telephone)}`}
            icon={<DriverIcon name="phone" />}
          >
            Appeler
          </ButtonLink>
        )}
        <ButtonLink
          variant="secondary"
          href={mapLink(place.adresse, { lat: place.latitude, lng: place.longitude }, navigator.userAgent)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<DriverIcon name="way" />}
        >
          Y aller
        </ButtonLink>
      </div>
      <ul className="driver-links">
        {halt.stops
          .filter((other) => other !== stop)
          .map(({ orderId, order: { colis }, doneAt: isDone }) => (
            <li key={orderId}>
              <Link href={screenPath(orderId, stopView[kind])}>
                <DriverIcon name={isDone === null ? 'truck' : 'done'} />
                Ici aussi{'\u00A0'}: n°{'\u00A0'}
                {orderId} {colis !== null && `· ${packageWords(colis)}`}
                <DriverIcon name="next" />
              </Link>
            </li>
          ))}
        <li>
          <Link href={screenPath(order.id, 'lettre')}>
            <DriverIcon name="paper" />
            Lettre de voiture
            <DriverIcon name="next" />
          </Link>
        </li>
      </ul>
    </section>
  )
}
