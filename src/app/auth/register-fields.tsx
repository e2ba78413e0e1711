import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { usePasswordAdvice } from '#state/form/use-password-advice.ts'
import { Card } from '#ui/frame/card.tsx'
import { NewPasswordField } from '#ui/ask/new-password-field.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { useWorld } from '#app/world.ts'
import { useAddressSearch } from '#state/form/use-address-search.ts'
import { Combobox, type ComboboxProps } from '#ui/choose/combobox.tsx'
import { paths } from '#app/paths.ts'
import { normalizePhone } from '#rules/text/phone.ts'
import { Note } from '#ui/say/note.tsx'
import { TextLink } from '#ui/act/text-link.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import type { BillingAddress } from './register.ts'
import type { RegisterValues } from './registration-values.ts'
import '#ui/frame/stack.css'

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
        <div className="stack" data-row="s">
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

interface BillingAddressFieldProps extends Pick<ComboboxProps, 'id' | 'name' | 'error' | 'onBlur'> {
  readonly address: BillingAddress
  onAddress(address: BillingAddress): void
}

/** The billing address: a suggestion carries its point; free text stands too, and is located when the form is sent. */
function BillingAddressField({ address, onAddress, ...field }: BillingAddressFieldProps) {
  const { wires, look, locate } = useAddressSearch(useWorld())

  const type = (adresse: string) => {
    onAddress({ adresse, latitude: null, longitude: null })
    void look(adresse)
  }
  const pick = async (id: string) => {
    const place = await locate(id)
    if (place) onAddress({ adresse: place.label, latitude: place.lat, longitude: place.lng })
  }

  return (
    <Combobox
      {...field}
      {...wires}
      label="Adresse de facturation"
      hint="France et Monaco"
      required
      enterKeyHint="done"
      value={address.adresse}
      onInput={type}
      onPick={({ id }) => void pick(id)}
      picked={address.latitude !== null}
    />
  )
}

/** A whole number that is no mobile: the field will refuse it (section 5), and here is the way round. */
function LandlineNote({ telephone }: { readonly telephone: string }) {
  return (
    <div role="status" className="auth-landline">
      {/^0[1-589]\d{8}$/.test(normalizePhone(telephone)) && (
        <Note tone="warn">
          C’est un numéro fixe. Pas de mobile ?{' '}
          <TextLink href={paths.contact} target="_blank">
            Écris-nous
            <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
          </TextLink>
        </Note>
      )}
    </div>
  )
}
