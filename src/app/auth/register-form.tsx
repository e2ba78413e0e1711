import { Banner } from '#ui/say/banner.tsx'
import { enterMovesOn } from '#ui/ask/enter-moves-on.ts'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { CompanySection } from './company-section.tsx'
import { RegisterFields } from './register-fields.tsx'
import { askedOfAll } from './registration-values.ts'
import { RestoredNote } from './restored-note.tsx'
import { TermsMention } from './terms-mention.tsx'
import type { Registration } from './use-registration.ts'

/** « Créer un compte » (section 2). */
export function RegisterForm({ view, failure, isRestored, forget, retry, wait, create }: Registration) {
  return (
    <form className="auth-cards" noValidate onSubmit={view.submit(create)} onKeyDown={toNext}>
      {isRestored && <RestoredNote onForget={forget} />}
      <RegisterFields view={view} />
      <CompanySection view={view} />
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <SubmitButton wide busy={view.shown.busy} busyLabel="Création du compte…" wait={wait} onStop={retry.stop}>
        Créer mon compte
      </SubmitButton>
      <TermsMention />
    </form>
  )
}

const toNext = enterMovesOn(askedOfAll)
