import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { nameOf } from '../model/told-act.ts'
import { packageWords } from '../model/stop-words.ts'
import type { ActFieldsProps } from './act-page.tsx'
import { PhotosField } from './photos-field.tsx'
import { ReservesField } from './reserves-field.tsx'
import { SignatureField } from './signature-field.tsx'

/** Who takes the goods: whom the order names, somebody else there, or the neighbour who was agreed on. */
export function ReceivedFields({ kind, stop: { order }, draft, photos, change }: ActFieldsProps) {
  const named = kind === 'neighbour' ? order.voisin : order.livraison.nom
  const name = nameOf(kind, draft, order)
  const packages = packageWords(order.colis)
  const other = (
    <TextField
      label="Son nom"
      maxLength={100}
      autoCapitalize="words"
      autoComplete="off"
      value={draft.otherName}
      onChange={({ currentTarget }) => change({ otherName: currentTarget.value })}
    />
  )
  return (
    <>
      {named === '' ? (
        other
      ) : (
        <div className="driver-choices">
          <RadioCards
            legend={<span className="driver-ask">Qui reçoit ?</span>}
            name="recipient"
            value={draft.isOther ? 'other' : 'named'}
            onChange={(value) => change({ isOther: value === 'other' })}
            options={[
              { value: 'named', title: named, detail: [order.donneur_ordre.nom, packages].filter(Boolean).join(' · ') },
              ...(kind === 'neighbour' ? [] : [{ value: 'other', title: 'Quelqu’un d’autre' }]),
            ]}
            below={draft.isOther && other}
          />
        </div>
      )}
      <SignatureField
        draft={draft}
        change={change}
        words={[name, packages && `${packages} ${order.colis === 1 ? 'reçu' : 'reçus'}`].filter(Boolean).join(', ')}
      />
      <PhotosField orderId={order.id} photos={photos} isOptional={kind === 'delivery' && draft.signs} />
      <ReservesField draft={draft} change={change} />
    </>
  )
}
