import { Button } from '#ui/act/button.tsx'
import { useDraftQuestion } from './draft-question.ts'

/** The three ways on. An installed app proposes to keep; a browser, which may be shared, to erase. */
export function DraftChoices() {
  const { installed, waiting, onKeep, onErase, onStay } = useDraftQuestion()
  const keep = (
    <Button key="keep" wide variant={installed ? 'primary' : 'secondary'} onClick={onKeep}>
      {waiting === null ? 'Garder le brouillon sur cet appareil' : 'Tout garder sur cet appareil'}
    </Button>
  )
  const erase = (
    <Button key="erase" wide variant={installed ? 'secondary' : 'primary'} onClick={onErase}>
      Tout effacer
    </Button>
  )
  return (
    <>
      {installed ? [keep, erase] : [erase, keep]}
      <Button wide variant="quiet" onClick={onStay}>
        Annuler
      </Button>
    </>
  )
}
