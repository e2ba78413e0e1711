import type { WaybillEventOnWire } from '#contract/driver/driver-day.ts'
import { clock, dayAndMonth } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { signatureBox } from '#rules/run/driver-acts.ts'
import { signaturePath } from '../model/signature-strokes.ts'

/** What was done, by both clocks, who signed for it, and its digest: none before the server has it. */
export function WaybillEvent({ event }: { readonly event: WaybillEventOnWire }) {
  const {
    le,
    arrive_le: arrived,
    telephone_le: byPhone,
    recu_le: received,
    mots,
    nom,
    reserves,
    signature,
    photos,
    empreinte,
  } = event
  return (
    <section className="driver-event">
      <h2>{mots}</h2>
      <p>
        <b>
          {dayAndMonth(parisDay(le))} à {clock(le)}
        </b>
      </p>
      {arrived !== null && <p>Arrivée {clock(arrived)}, à l’ouverture de l’étape</p>}
      <p>
        Téléphone {clock(byPhone)}
        {empreinte === ''
          ? ', gardé sur ce téléphone'
          : `, reçu ${clock(received)}, empreinte ${empreinte.slice(0, 8)}…`}
      </p>
      <p>
        Réserves{'\u00A0'}: {reserves || 'aucune'}
        {photos > 0 && ` · ${photos} photo${photos > 1 ? 's' : ''}`}
      </p>
      {signature.length > 0 && (
        <svg
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
          role="img"
          aria-label={`Signature de ${nom || 'qui remet'}`}
        >
          <path d={signaturePath(signature)} />
        </svg>
      )}
      {nom !== '' && <p>{nom}</p>}
    </section>
  )
}
