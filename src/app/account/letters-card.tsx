import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { letterChoices, optionalLetters, type OptionalLetter } from '#contract/account/letter-choices.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Switch } from '#ui/choose/switch.tsx'
import { onLetters } from './device/preferences-anchors.ts'
import { createLettersStore } from './letters-store.ts'

/** « Par e-mail »: which steps of an order are told by a letter. */
export function LettersCard() {
  const { call, takes } = useWorld()
  const isOffered = useTakes(letterChoices, { takes })
  const [store] = useState(() => createLettersStore(call))
  const { choices, failure } = useSnapshot(store.state)
  useEffect(() => void store.load(), [store])
  if (!isOffered) return null
  return (
    <Card id={onLetters.slice(1)} title="Par e-mail">
      {failure === 'not saved' && (
        <Banner tone="bad" role="alert" title="Ton choix n’est pas enregistré">
          Rien n’a changé. Vérifie ta connexion et recommence.
        </Banner>
      )}
      {choices !== null ? (
        <Choices choices={choices} onChoose={(letter, told) => void store.choose(letter, told)} />
      ) : failure === 'not read' ? (
        <Banner
          tone="bad"
          role="alert"
          title="Tes choix n’ont pas pu être chargés"
          action={
            <Button variant="secondary" small onClick={() => void store.load()}>
              Réessayer
            </Button>
          }
        >
          Les e-mails continuent comme avant.
        </Banner>
      ) : (
        <Skeleton label="Chargement de tes choix">
          <Choices choices={null} onChoose={() => {}} />
        </Skeleton>
      )}
      <Note>Le reçu d’un paiement ou d’un remboursement part toujours. Ta facture reste dans ton historique.</Note>
    </Card>
  )
}

interface ChoicesProps {
  readonly choices: Readonly<Record<OptionalLetter, boolean>> | null
  onChoose(letter: OptionalLetter, told: boolean): void
}

function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <div>
      {optionalLetters.map((letter) => (
        <Switch
          key={letter}
          name={letter}
          label={words[letter][0]}
          detail={words[letter][1]}
          checked={choices?.[letter] ?? false}
          onChange={(event) => onChoose(letter, event.currentTarget.checked)}
        />
      ))}
    </div>
  )
}

const words: Readonly<Record<OptionalLetter, readonly [string, string]>> = {
  preparation: ['En préparation', 'On s’occupe de ta commande'],
  livraison: ['En route', 'Avec le lien de suivi'],
  livree: ['Livrée', 'Avec ta facture'],
  annulee: ['Annulée', 'Si rien n’était payé'],
}
