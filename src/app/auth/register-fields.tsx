import type { CheckedFormView } from '#state/use-checked-form.ts'
import { usePasswordAdvice } from '#state/use-password-advice.ts'
import { Card } from '#ui/card.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BillingAddressField } from './billing-address-field.tsx'
import type { BillingAddress } from './register.ts'

type TextName = 'email' | 'password' | 'prenom' | 'nom' | 'telephone' | 'societe' | 'tva' | 'siret'
export type RegisterValues = Readonly<Record<TextName, string>> & BillingAddress

/** The three sections of the register form (section 2). */
export function RegisterFields({ view: { form, shown, field } }: { readonly view: CheckedFormView<RegisterValues> }) {
  const advice = usePasswordAdvice(shown.values.password)
  const { adresse, latitude, longitude } = shown.values
  const { id, name, error, onBlur } = field('adresse')
  return (
    <>
      <Card number={1} title="Tes identifiants">
        <TextField {...field('email')} label="Adresse e-mail" required type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <NewPasswordField {...field('password')} {...advice} label="Mot de passe" required />
      </Card>
      <Card number={2} title="Toi">
        <div className="auth-pair">
          <TextField {...field('prenom')} label="Prénom" required autoComplete="given-name" autoCapitalize="words" />
          <TextField {...field('nom')} label="Nom" required autoComplete="family-name" autoCapitalize="words" />
        </div>
        <TextField {...field('telephone')} label="Téléphone mobile" hint="06 ou 07" required type="tel" inputMode="tel" autoComplete="tel" />
        <BillingAddressField {...{ id, name, error, onBlur }} address={{ adresse, latitude, longitude }} onAddress={form.type} />
      </Card>
      <Card number={3} title="Ta société" aside={<span className="auth-optional">facultatif</span>}>
        <TextField {...field('societe')} label="Nom de la société" autoComplete="organization" />
        <TextField {...field('tva')} label="Numéro de TVA" hint="FR suivi de 11 chiffres" autoCapitalize="characters" autoComplete="off" spellCheck={false} />
        <TextField {...field('siret')} label="SIREN" inputMode="numeric" autoComplete="off" />
      </Card>
    </>
  )
}
