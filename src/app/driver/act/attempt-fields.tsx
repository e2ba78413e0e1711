import { Link } from 'wouter'
import { clock } from '#rules/moment/french.ts'
import { attemptWords, mostAttempts, type AttemptReason } from '#rules/run/driver-acts.ts'
import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { packageWords } from '../model/stop-words.ts'
import { screenPath } from '../model/driver-screens.ts'
import { useDriver } from '../model/use-driver.ts'
import { DriverIcon } from '../pieces/driver-icon.tsx'
import type { ActFieldsProps } from './act-page.tsx'
import { PhotosField } from './photos-field.tsx'

/** Why it could not be delivered, the proofs of it, and what follows. The neighbour comes first, where one may. */
export function AttemptFields({ stop: { order }, draft, photos, change }: ActFieldsProps) {
  const { id, voisin, livraison, donneur_ordre: principal, colis, tentatives } = order
  const words = (
    <TextField
      label={draft.reason === 'other' ? 'Dis ce qui se passe' : 'Une précision'}
      optional={draft.reason !== 'other'}
      maxLength={200}
      autoCapitalize="sentences"
      value={draft.words}
      onChange={({ currentTarget }) => change({ words: currentTarget.value })}
    />
  )
  return (
    <>
      {voisin !== '' && (
        <div className="driver-neighbour">
          <p>
            Il accepte un voisin{'\u00A0'}: <b>{voisin}</b>
          </p>
          <Link href={screenPath(id, 'voisin')} className={buttonClass('secondary')}>
            Lui remettre
          </Link>
        </div>
      )}
      <div className="driver-choices">
        <RadioCards
          legend={<span className="driver-ask">Que se passe-t-il ?</span>}
          name="reason"
          value={draft.reason}
          onChange={(reason) => change({ reason: reason as AttemptReason })}
          options={Object.entries(attemptWords).map(([value, title]) => ({
            value,
            title,
            price: <DriverIcon name={value as AttemptReason} />,
          }))}
          below={draft.reason === 'other' && words}
        />
      </div>
      <section className="driver-part">
        <h2>Tes preuves</h2>
        <CallProof phone={livraison.telephone} calledAt={draft.calledAt} change={change} />
        <PhotosField orderId={id} photos={photos} isProof />
      </section>
      {draft.reason !== null && draft.reason !== 'other' && words}
      <section className="panel driver-next">
        <h2>Ce qui se passe ensuite</h2>
        <p>
          <DriverIcon name="truck" />
          <span>
            {colis === null ? 'Tout' : packageWords(colis)}{' '}
            <b>reste{colis !== null && colis > 1 && 'nt'} dans ton camion</b>.
          </span>
        </p>
        <p>
          <DriverIcon name="day" />
          <span>
            {draft.reason === 'refused' || tentatives + 1 >= mostAttempts ? (
              <>Ton équipe décide de la suite avec {principal.nom || 'le fournisseur'}.</>
            ) : (
              <>
                {[livraison.nom, principal.nom].filter(Boolean).join(' et ')} choisissent <b>une autre demi-journée</b>.
              </>
            )}
          </span>
        </p>
        {tentatives === 0 && (
          <p>
            <DriverIcon name="euro" />
            <span>
              Premier passage manqué{'\u00A0'}: <b>rien à payer</b>.
            </span>
          </p>
        )}
      </section>
    </>
  )
}

interface CallProofProps extends Pick<ActFieldsProps, 'change'> {
  readonly phone: string
  readonly calledAt: Date | null
}

/** That he called, and when: by the press that calls; without a number, by his word. */
function CallProof({ phone, calledAt, change }: CallProofProps) {
  const { world } = useDriver()
  const called = () => change({ calledAt: world.now() })
  const again = calledAt === null ? 'Appeler' : 'Rappeler'
  return (
    <div className="driver-proof" data-done={calledAt !== null || undefined}>
      <DriverIcon name={calledAt === null ? 'phone' : 'done'} />
      <p role="status">
        <b>{calledAt === null ? 'Pas encore appelé' : `Appelé à ${clock(calledAt)}`}</b>
        <span>{phone === '' ? 'Aucun numéro donné' : shownPhone(phone)}</span>
      </p>
      {phone === '' ? (
        <Button variant="secondary" onClick={called}>
          J’ai appelé
        </Button>
      ) : (
        <ButtonLink
          variant="secondary"
          href={`tel:${normalizePhone(phone)}`}
          icon={<DriverIcon name="phone" />}
          onClick={called}
        >
          {again}
        </ButtonLink>
      )}
    </div>
  )
}
