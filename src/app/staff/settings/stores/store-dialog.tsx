import * as v from 'valibot'
import { useState, type FormEvent } from 'react'
import { storeSchema, type Store } from '#contract/settings/stores.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Combobox } from '#ui/choose/combobox.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useKnownAddress } from '../../pieces/use-known-address.ts'
import { useSettings } from '../model/use-settings.ts'
import { storeSlug } from './store-slug.ts'

type Errors = Partial<Record<string, string>>

const empty = { slug: '', name: '', hours: '', note: '' }

/** A partner store: its address is one that is known, with its point. `store`: null for one more. */
export function StoreDialog({ store, onClose }: { readonly store: Store | null; onClose(): void }) {
  const { store: settings, before, after } = useSettings()
  const { wires, found } = useKnownAddress(store?.address ?? null, 'Il manque l’adresse du dépôt.')
  const [typed, setTyped] = useState(store ?? empty)
  const [errors, tell] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const slug = store?.slug ?? (typed.slug || storeSlug(typed.name))

  const type = (changed: Partial<typeof empty>) => {
    setTyped({ ...typed, ...changed })
    tell({})
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const address = await found()
    setBusy(false)
    const written = v.safeParse(storeSchema, { ...typed, slug, address: address ?? none })
    const wrong: Errors = {
      ...(written.success ? {} : errorsOf(written.issues)),
      ...(store === null && after.has(`stores ${slug}`) && { slug: 'Un autre dépôt a déjà ce nom court.' }),
    }
    tell(wrong)
    if (!written.success || address === null || Object.keys(wrong).length > 0) return
    const name = `stores ${slug}`
    const part = { of: 'stores', store: written.output } as const
    if (JSON.stringify(before.get(name)) === JSON.stringify(part)) settings.leave(name)
    else settings.set([name, part])
    onClose()
  }
  const field = (name: 'name' | 'hours' | 'note', label: string, more: object) => (
    <TextField
      name={`store-${name}`}
      label={label}
      autoComplete="off"
      value={typed[name]}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => type({ [name]: value })}
      {...more}
    />
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={store === null ? 'Nouveau dépôt' : store.name}
      inReach
      actions={
        <>
          <Button wide type="submit" form="settings-store" busy={isBusy} busyLabel="Recherche de l’adresse…">
            Garder
          </Button>
          <Button wide variant="secondary" onClick={onClose}>
            Laisser
          </Button>
        </>
      }
    >
      <form id="settings-store" noValidate onSubmit={(event) => void keep(event)}>
        <Stack>
          {field('name', 'Nom', { maxLength: 80, placeholder: 'Négoce Modèle' })}
          <TextField
            name="store-slug"
            label="Nom court"
            hint={store === null ? 'Le dépôt s’ouvre à /depuis/, suivi de ce nom' : 'Il reste : l’affiche y mène'}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={40}
            readOnly={store !== null}
            value={slug}
            error={errors['slug']}
            onChange={({ currentTarget: { value } }) => type({ slug: value })}
          />
          <Combobox {...wires} name="store-address" label="Adresse" />
          {field('hours', 'Horaires', { maxLength: 120, placeholder: '7 h à 12 h, 13 h 30 à 17 h' })}
          {field('note', 'Note pour le chauffeur', { maxLength: 200, optional: true })}
        </Stack>
      </form>
    </Dialog>
  )
}

/** In the place of an address that is told to be wrong already. */
const none = { label: '–', lat: 0, lng: 0 }

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Errors {
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const))
}
