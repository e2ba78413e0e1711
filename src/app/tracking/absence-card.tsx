import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { longestNeighbour } from '#contract/order/recipient-acts.ts'
import { momentOnWire } from '#contract/order/moment-wire.ts'
import { capitalized } from '#rules/moment/french.ts'
import { ageWords } from '#rules/moment/near-day.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { askedSlot } from '#rules/order/delivery-times.ts'
import { shortSlot } from '#rules/order/slot-words.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import type { ActCardProps } from './recipient-acts.tsx'
import { useAct } from './use-act.ts'
import { useTyped } from './use-typed.ts'

/** « Tu ne seras pas là ? »: a neighbour, another moment, or a word to the driver; after an attempt, the moment first. */
export function AbsenceCard({ acts, store }: ActCardProps) {
  const neighbour = useTyped(store.typed, 'voisin')
  const isAnew = acts.attemptedAt !== null && acts.moments.length > 0
  const [way, setWay] = useState<string | null>(neighbour.text === '' ? (isAnew ? 'moment' : null) : 'neighbour')
  const { now } = useWorld()
  const [place, setPlace] = useState('')
  const [chiffres, setDigits] = useState('')
  const [chosen, setChosen] = useState('')
  const act = useAct()
  const { moments, momentRefusal, neighbourAt, absentAt } = acts
  const moment = moments[Number(place)]
  const open = (next: string | null) => {
    setWay(next)
    act.clear()
  }
  const choose = async (next: Moment) => {
    const tell = () => store.tell({ genre: 'moment', moment: momentOnWire(next), chiffres })
    if (!(await act.run(tell))) return
    setChosen(momentWords(next))
    setPlace('')
    open(null)
  }
  const agree = async () => {
    if (await act.run(() => store.tell({ genre: 'voisin', voisin: neighbour.text, chiffres }))) neighbour.sent()
  }
  const failure = act.failure !== null && act.fields['chiffres'] === undefined && (
    <div role="alert">
      <Note tone="bad">{act.failure}</Note>
    </div>
  )
  const digits = (
    <TextField
      label="4 derniers chiffres du téléphone de la commande"
      name="chiffres"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={chiffres}
      error={act.fields['chiffres']?.[0]}
      onChange={({ currentTarget }) => setDigits(currentTarget.value.replaceAll(/\D/g, ''))}
    />
  )
  const title = isAnew ? 'Quand revenir ?' : 'Tu ne seras pas là ?'
  const isSigned = chiffres.length === 4
  return (
    <Card title={title}>
      <RadioCards
        legend={title}
        hideLegend
        name="absence"
        value={way}
        onChange={open}
        options={[
          { value: 'neighbour', title: 'Laisser chez un voisin', detail: 'Il signe à ta place, avec photo.' },
          {
            value: 'moment',
            title: moments[0]?.type === 'planifiee' ? 'Un autre jour' : 'Une autre demi-journée',
            detail: momentRefusal || (moments.length === 0 ? 'Plus de place ici : appelle-nous.' : 'Au même prix.'),
            disabled: moments.length === 0,
          },
          { value: 'absent', title: 'Je ne serai pas là', detail: 'Le chauffeur le sait, et t’appelle en arrivant.' },
        ]}
      />
      <div role="status" className="act-told">
        {chosen !== '' && <Note tone="ok">C’est noté : on vient {chosen}.</Note>}
        {neighbourAt !== null && <Note tone="ok">D’accord pour un voisin, {ageWords(neighbourAt, now())}.</Note>}
        {absentAt !== null && <Note tone="ok">Dit au chauffeur {ageWords(absentAt, now())}.</Note>}
      </div>
      {neighbourAt !== null && (
        <Button
          variant="quiet"
          small
          busy={act.isBusy}
          onClick={() => void act.run(() => store.tell({ genre: 'voisin', voisin: '' }))}
        >
          Plus d’accord
        </Button>
      )}
      {way === 'neighbour' && (
        <>
          <TextField
            label="Nom du voisin et où le trouver"
            name="voisin"
            autoComplete="off"
            maxLength={longestNeighbour}
            value={neighbour.text}
            onChange={({ currentTarget }) => neighbour.type(currentTarget.value)}
          />
          {digits}
          {failure}
          <Button
            wide
            busy={act.isBusy}
            disabled={neighbour.text.trim() === '' || !isSigned}
            onClick={() => void agree()}
          >
            D’accord pour ce voisin
          </Button>
        </>
      )}
      {way === 'moment' && moments.length > 0 && (
        <>
          <SelectField
            label="Quand ?"
            name="moment"
            placeholder="Choisis"
            value={place}
            options={moments.map((each, index) => ({ value: String(index), label: capitalized(momentWords(each)) }))}
            onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          />
          {digits}
          {failure}
          <Button
            wide
            busy={act.isBusy}
            disabled={place === '' || moment === undefined || !isSigned}
            onClick={() => void (moment && choose(moment))}
          >
            Choisir ce moment
          </Button>
        </>
      )}
      {way === 'absent' && (
        <>
          {failure}
          <Button
            wide
            variant="secondary"
            busy={act.isBusy}
            onClick={() => void act.run(() => store.tell({ genre: 'absent' }))}
          >
            Prévenir le chauffeur
          </Button>
        </>
      )}
    </Card>
  )
}

/** 'jeudi 19 novembre, matin', 'jeudi 19 novembre à 15 h'. None is urgent. */
function momentWords(moment: Moment): string {
  return shortSlot(askedSlot(moment, new Date(0)))
}
