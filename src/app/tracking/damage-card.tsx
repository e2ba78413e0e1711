import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { longestDamage, mostDamagePhotos } from '#contract/order/recipient-acts.ts'
import { dayAndMonth } from '#rules/moment/french.ts'
import { ageWords } from '#rules/moment/near-day.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { FileDrop } from '#ui/ask/file-drop.tsx'
import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import type { ActCardProps } from './recipient-acts.tsx'
import { useAct } from './use-act.ts'
import { useTyped } from './use-typed.ts'

interface Photo {
  readonly key: string
  readonly file: File
}

/** « Signaler un dommage », for as long as the law gives: words, photos, and the letter that keeps one's rights. */
export function DamageCard({ acts: { damageUntil, damageAt }, store }: ActCardProps) {
  const world = useWorld()
  const words = useTyped(store.typed, 'dommage')
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  // The name it is told under, and where its letter is known by: a new one once it was told.
  const [id, setId] = useState(world.newId)
  const [letter, setLetter] = useState<string | null>(null)
  const [isUnread, setUnread] = useState(false)
  const act = useAct()
  const paper = useAct()
  if (damageUntil === null) return null
  const send = async () => {
    for (const { key, file } of photos) await store.addPhoto(key, file)
    await store.tell({ genre: 'dommage', id, mots: words.text })
    setLetter(id)
    setId(world.newId())
    words.type('')
    setPhotos([])
  }
  const add = async (file: File) => {
    const photo = await world.shrinkPhoto(file, limits)
    setUnread(photo === null)
    if (photo !== null)
      setPhotos((before) => [...before, { key: world.newId(), file: photo }].slice(0, mostDamagePhotos))
  }
  const isOver = parisDay(world.now()) > damageUntil
  return (
    <Card title="Signaler un dommage">
      <div role="status" className="act-told">
        {damageAt !== null && (
          <Note tone="ok">Signalé {ageWords(damageAt, world.now())} : l’équipe et qui a commandé le savent.</Note>
        )}
      </div>
      {letter !== null && (
        <>
          <Note>
            Pour garder tous tes droits, signe ce courrier et envoie-le en recommandé au plus tard{' '}
            {dayAndMonth(damageUntil)}.
          </Note>
          <Button
            wide
            variant="secondary"
            busy={paper.isBusy}
            onClick={() => void paper.run(async () => world.saveFile(await store.readLetter(letter)))}
          >
            Télécharger le courrier (PDF)
          </Button>
          {paper.failure && <Note tone="bad">{paper.failure}</Note>}
        </>
      )}
      {isOver ? (
        <Note>C’était possible jusqu’au {dayAndMonth(damageUntil)}. Appelle-nous.</Note>
      ) : (
        <>
          <TextareaField
            label="Ce qui ne va pas"
            name="dommage"
            hint={`Jusqu’au ${dayAndMonth(damageUntil)} : trois jours, dimanches et jours fériés non compris.`}
            maxLength={longestDamage}
            value={words.text}
            error={act.failure ?? undefined}
            onChange={({ currentTarget }) => words.type(currentTarget.value)}
          />
          {photos.length < mostDamagePhotos && (
            <FileDrop
              label="Photos"
              optional
              name="photos"
              accept="image/*"
              prompt="Ajouter une photo"
              camera="Prendre une photo"
              file={null}
              error={isUnread ? 'Photo illisible sur cet appareil. Essaie en JPEG.' : undefined}
              onFile={(file) => void add(file)}
              onRemove={() => {}}
            />
          )}
          {photos.length > 0 && (
            <>
              <Note>{photos.length === 1 ? 'Une photo jointe.' : `${photos.length} photos jointes.`}</Note>
              <Button variant="quiet" small onClick={() => setPhotos([])}>
                Retirer les photos
              </Button>
            </>
          )}
          <Button wide busy={act.isBusy} disabled={words.text.trim() === ''} onClick={() => void act.run(send)}>
            Signaler
          </Button>
        </>
      )}
    </Card>
  )
}

/** Enough to see a damage on it, and a seventh of what the server takes. */
const limits = { side: 1600, bytes: 700_000, anew: true } as const
