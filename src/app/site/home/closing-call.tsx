import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Tape } from '#ui/say/tape.tsx'
import './closing-call.css'

/** The last word of the home page: an account (section 2), to who has none open. */
export function ClosingCall() {
  return (
    <section className="closing for-guest" aria-labelledby="commencer">
      <div className="closing-sign">
        <Tape />
        <div className="closing-words">
          <h2 id="commencer" className="site-title">
            Reste sur ton chantier. On s’occupe de la route.
          </h2>
          <p>Un compte, c’est deux minutes, et ça ne coûte rien.</p>
          <a href={paths.register} className={buttonClass()}>
            Créer mon compte
          </a>
        </div>
      </div>
    </section>
  )
}
