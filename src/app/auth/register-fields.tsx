import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { usePasswordAdvice } from '#state/form/use-password-advice.ts'
import { Card } from '#ui/frame/card.tsx'
import { NewPasswordField } from '#ui/ask/new-password-field.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { BillingAddressField } from './billing-address-field.tsx'
import { LandlineNote } from './landline-note.tsx'
import type { RegisterValues } from './registration-values.ts'

/** The first two sections of the register form (section 2). */
export function RegisterFields({ view: { form, shown, field } }: { readonly view: CheckedFormView<RegisterValues> }) {
  const advice = usePasswordAdvice(shown.values.password)
  const { adresse, latitude, longitude, telephone } = shown.values
  const { id, name, error, onBlur } = field('adresse')
  return (
    <>
      <Card number={1} title="Tes identifiants">
        <TextField
          {...field('email')}
          label="Adresse e-mail"
          required
          type="email"
          inputMode="email"
          enterKeyHint="next"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordField {...field('password')} {...advice} label="Mot de passe" required enterKeyHint="next" />
      </Card>
      <Card number={2} title="Tes coordonnées">
        <div className="auth-pair">
          <TextField
            {...field('prenom')}
            label="Prénom"
            required
            enterKeyHint="next"
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField
            {...field('nom')}
            label="Nom"
            required
            enterKeyHint="next"
            autoComplete="family-name"
            autoCapitalize="words"
          />
        </div>
        <TextField
          {...field('telephone')}
          label="Téléphone mobile"
          hint="06 ou 07"
          required
          type="tel"
          inputMode="tel"
          enterKeyHint="next"
          autoComplete="tel"
          below={<LandlineNote telephone={telephone} />}
        />
        <BillingAddressField
          {...{ id, name, error, onBlur }}
          address={{ adresse, latitude, longitude }}
          onAddress={form.type}
        />
      </Card>
    </>
  )
}
