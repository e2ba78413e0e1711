import { TextField } from '#ui/ask/text-field.tsx'
import { packageWords } from '../model/stop-words.ts'
import type { ActFieldsProps } from './act-page.tsx'
import { PhotosField } from './photos-field.tsx'
import { ReservesField } from './reserves-field.tsx'
import { SignatureField } from './signature-field.tsx'

/** What is loaded: how much of what, in which state, and who hands it over, who may sign. */
export function PickupFields({ stop: { order }, draft, photos, change }: ActFieldsProps) {
  return (
    <>
      <TextField
        label="Combien de colis vois-tu ?"
        hint={order.colis === null ? undefined : `Annoncés : ${packageWords(order.colis)}`}
        inputMode="numeric"
        maxLength={4}
        value={draft.packages}
        onChange={({ currentTarget }) => change({ packages: currentTarget.value })}
      />
      {order.nature === '' && (
        <TextField
          label="Nature de la marchandise"
          hint="La loi la veut à bord."
          maxLength={120}
          autoCapitalize="sentences"
          value={draft.goods}
          onChange={({ currentTarget }) => change({ goods: currentTarget.value })}
        />
      )}
      <ReservesField draft={draft} change={change} />
      <PhotosField orderId={order.id} photos={photos} isOptional={draft.reserves.length === 0} />
      <TextField
        label="Qui remet ?"
        optional
        maxLength={100}
        autoCapitalize="words"
        autoComplete="off"
        value={draft.otherName}
        onChange={({ currentTarget }) => change({ otherName: currentTarget.value })}
      />
      <SignatureField
        draft={draft}
        change={change}
        words={[draft.otherName, /^\d+$/.test(draft.packages) ? `${packageWords(Number(draft.packages))} remis` : '']
          .filter(Boolean)
          .join(', ')}
        isOptional
      />
    </>
  )
}
