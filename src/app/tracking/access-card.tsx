import { useWorld } from '#app/world.ts'
import { accessChipsOnWire, longestAccess } from '#contract/order/recipient-acts.ts'
import { ageWords } from '#rules/moment/near-day.ts'
import { accessChips, type AccessChip } from '#rules/run/recipient-acts.ts'
import { Button } from '#ui/act/button.tsx'
import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import type { ActCardProps } from './recipient-acts.tsx'
import { useAct } from './use-act.ts'
import { useTyped } from './use-typed.ts'
import '#ui/choose/chip.css'

/** « Comment entrer ? »: what is typed stays in the field, for no link shows it again. */
export function AccessCard({ acts, store }: ActCardProps) {
  const { now } = useWorld()
  const puces = useTyped(store.typed, 'puces')
  const words = useTyped(store.typed, 'acces')
  const chosen = chips.filter((chip) => puces.text.split(' ').includes(chip))
  const act = useAct()
  const { accessAt } = acts
  const send = async (told: readonly AccessChip[], mots: string) => {
    const tell = () => store.tell({ genre: 'acces', puces: told.map((chip) => accessChipsOnWire[chip]), mots })
    if (!(await act.run(tell))) return
    puces.sent()
    words.sent()
  }
  const isEmpty = chosen.length === 0 && words.text.trim() === ''
  return (
    <Card
      title="Comment entrer ?"
      done={accessAt !== null}
      doneLabel={accessAt ? `donné ${ageWords(accessAt, now())}` : undefined}
    >
      <div className="access-chips" role="group" aria-label="Ce qu’il y a à l’entrée">
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className="chip access-chip"
            aria-pressed={chosen.includes(chip)}
            onClick={() => puces.type(chips.filter((each) => chosen.includes(each) !== (each === chip)).join(' '))}
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
        value={words.text}
        error={act.failure ?? undefined}
        onChange={({ currentTarget }) => words.type(currentTarget.value)}
      />
      <Button
        wide
        variant="secondary"
        busy={act.isBusy}
        disabled={isEmpty}
        onClick={() => void send(chosen, words.text)}
      >
        Envoyer au chauffeur
      </Button>
      {accessAt !== null && (
        <>
          <Note>C’est transmis. Personne ne le relit par ce lien, qui peut être partagé.</Note>
          <Button variant="quiet" small busy={act.isBusy} onClick={() => void send([], '')}>
            Retirer ce que j’ai dit
          </Button>
        </>
      )}
    </Card>
  )
}

const chips = Object.keys(accessChips) as AccessChip[]
