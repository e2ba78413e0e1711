import { useState } from 'react'
import { accessChipsOnWire, longestAccess } from '#contract/order/recipient-acts.ts'
import { clock } from '#rules/moment/french.ts'
import { accessChips, type AccessChip } from '#rules/run/recipient-acts.ts'
import { Button } from '#ui/act/button.tsx'
import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import type { ActCardProps } from './recipient-acts.tsx'
import { useAct } from './use-act.ts'
import '#ui/choose/chip.css'

/** « Comment entrer ? »: what is typed stays in the field, for no link shows it again. */
export function AccessCard({ acts, store }: ActCardProps) {
  const [chosen, setChosen] = useState<readonly AccessChip[]>([])
  const [words, setWords] = useState('')
  const act = useAct()
  const { accessAt } = acts
  const send = (chips: readonly AccessChip[], mots: string) =>
    act.run(() => store.tell({ genre: 'acces', puces: chips.map((chip) => accessChipsOnWire[chip]), mots }))
  const isEmpty = chosen.length === 0 && words.trim() === ''
  return (
    <Card
      title="Comment entrer ?"
      done={accessAt !== null}
      doneLabel={accessAt ? `donné à ${clock(accessAt)}` : undefined}
    >
      <div className="access-chips" role="group" aria-label="Ce qu’il y a à l’entrée">
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className="chip access-chip"
            aria-pressed={chosen.includes(chip)}
            onClick={() =>
              setChosen((before) =>
                before.includes(chip) ? before.filter((each) => each !== chip) : [...before, chip],
              )
            }
          >
            {accessChips[chip]}
          </button>
        ))}
      </div>
      <TextareaField
        label="En quelques mots"
        name="acces"
        placeholder="Portail vert, code 0000A"
        maxLength={longestAccess}
        autoComplete="off"
        value={words}
        error={act.failure ?? undefined}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button wide variant="secondary" busy={act.isBusy} disabled={isEmpty} onClick={() => void send(chosen, words)}>
        Envoyer au chauffeur
      </Button>
      {accessAt !== null && (
        <>
          <Note>Le chauffeur l’a. Cette page ne le montre plus : elle peut être partagée.</Note>
          <Button variant="quiet" small busy={act.isBusy} onClick={() => void send([], '')}>
            Retirer ce que j’ai dit
          </Button>
        </>
      )}
    </Card>
  )
}

const chips = Object.keys(accessChips) as AccessChip[]
