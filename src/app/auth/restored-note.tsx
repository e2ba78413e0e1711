import { Note } from '#ui/note.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'

/** What was typed before a reload is there again, but the password; whoever it is not can take it away. */
export function RestoredNote({ onForget }: { onForget(): void }) {
  return (
    <div className="auth-restored">
      <div role="status">
        <Note>Ta saisie t’attendait ici. Il ne reste qu’à redonner le mot de passe.</Note>
      </div>
      <button type="button" className={textLinkClass()} onClick={onForget}>
        Effacer
      </button>
    </div>
  )
}
