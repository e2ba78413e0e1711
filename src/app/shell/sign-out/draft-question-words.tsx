import { KeptDraft } from '../kept-draft.tsx'
import { useDraftQuestion } from './draft-question.ts'

/** What is at stake, and what keeping means. */
export function DraftQuestionWords() {
  const { waiting } = useDraftQuestion()
  return (
    <>
      <p>
        {waiting && `${waiting}. `}
        <KeptDraft />
      </p>
      {waiting && (
        <p>
          Gardé, un message part dès que le réseau revient ; une demande, quand tu te reconnectes ici. Personne d’autre
          ne les lit.
        </p>
      )}
      <p>
        {waiting === null && 'Gardé, il n’est proposé qu’à toi, quand tu te reconnectes ici. '}Si tu ne reviens pas dans
        les 30 jours, l’application l’efface en s’ouvrant.
      </p>
    </>
  )
}
