import { useState } from 'react'
import { Banner } from '#ui/say/banner.tsx'
import { enterMovesOn } from '#ui/ask/enter-moves-on.ts'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { useCompanyLookup, type BillingPlace } from '#state/form/use-company-lookup.ts'
import { CompanyCard } from '#ui/ask/company-card.tsx'
import { Button } from '#ui/act/button.tsx'
import { paths } from '#app/paths.ts'
import { TextLink } from '#ui/act/text-link.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { askedOfCompanies, type RegisterValues, askedOfAll } from './registration-values.ts'
import { RegisterFields } from './register-fields.tsx'
import type { Registration } from './use-registration.ts'
import '#ui/say/fine-print.css'

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

/** The third section of the register form (section 2). */
function CompanySection({ view: { form, shown, field } }: { readonly view: CheckedFormView<RegisterValues> }) {
  const { societe, siret, tva } = shown.values
  const filled = (societe || siret || tva).trim()
  const [open, setOpen] = useState(askedOfCompanies.some((name) => shown.values[name].trim() !== ''))
  const { lookup, found } = useCompanyLookup(form, open, billingPlace)
  return (
    <CompanyCard
      number={3}
      siret={field('siret')}
      societe={field('societe')}
      tva={field('tva')}
      {...{ filled, open, lookup, found }}
      onToggle={setOpen}
      onRemove={() => form.type({ societe: '', tva: '', siret: '' })}
    />
  )
}

const billingPlace: BillingPlace<RegisterValues> = {
  addressIn: ({ adresse }) => adresse,
  billedTo: ({ label, point }) => ({ adresse: label, latitude: point?.lat ?? null, longitude: point?.lng ?? null }),
}

/** What was typed before a reload is there again, but the password; who did not type it takes it away. */
function RestoredNote({ onForget }: { onForget(): void }) {
  return (
    <Banner
      role="status"
      action={
        <Button variant="secondary" small onClick={onForget}>
          Effacer
        </Button>
      }
    >
      Ta saisie t’attendait ici. Seul le mot de passe est à redonner.
    </Banner>
  )
}

/** What creating an account agrees to; read beside the form, which keeps what was typed. */
function TermsMention() {
  return (
    <p className="fine-print">
      En créant ton compte, tu acceptes les <Beside href={paths.terms} words="conditions d’utilisation" />, les{' '}
      <Beside href={paths.sales} words="conditions de vente" /> et la{' '}
      <Beside href={paths.privacy} words="politique de confidentialité" />.
    </p>
  )
}

function Beside({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <TextLink href={href} target="_blank">
      {words}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </TextLink>
  )
}
