import * as v from 'valibot'
import { useState, type FormEvent } from 'react'
import type { Place } from '#contract/places/places.ts'
import { storeSchema, type Store } from '#contract/settings/stores.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { useAddressSearch } from '#state/form/use-address-search.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Combobox } from '#ui/choose/combobox.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useStaffRoom } from '../../model/use-staff-room.ts'
import { useSettings } from '../model/use-settings.ts'
import { storeSlug } from './store-slug.ts'

type Errors = Partial<Record<string, string>>

const empty = { slug: '', name: '', address: '', hours: '', note: '' }

/** A partner store: its address is one that is known, with its point. `store`: null for one more. */
export function StoreDialog({ store, onClose }: { readonly store: Store | null; onClose(): void }) {
  const { world } = useStaffRoom()
  const { store: settings, before, after } = useSettings()
  const { wires, look, locate } = useAddressSearch(world)
  const [typed, setTyped] = useState(store === null ? empty : { ...store, address: store.address.label })
  const [picked, pick] = useState<Store['address'] | null>(store?.address ?? null)
  const [errors, tell] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const slug = store?.slug ?? (typed.slug || storeSlug(typed.name))

  const type = (changed: Partial<typeof empty>) => {
    setTyped({ ...typed, ...changed })
    tell({})
  }
  const choose = async (id: string) => {
    const place = await locate(id)
    if (!place) return
    setTyped({ ...typed, address: place.label })
    if (place.approximate) return tell({ address: unknownAddress })
    pick(storeAddress(place))
    tell({})
  }
  /** The address that was picked, or the first that fits what is typed. */
  const found = async (): Promise<Store['address'] | string> => {
    if (picked !== null) return picked
    if (typed.address.trim() === '') return 'Il manque l’adresse du dépôt.'
    try {
      const place = await world.places.resolve(typed.address)
      return place === null || place.approximate ? unknownAddress : storeAddress(place)
    } catch (error) {
      const end = failedCall(error, 'La recherche d’adresses ne répond pas.')
      return (end.ok ? null : end.message) ?? unknownAddress
    }
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const address = await found()
    setBusy(false)
    const written = v.safeParse(storeSchema, { ...typed, slug, address: typeof address === 'string' ? none : address })
    const wrong: Errors = {
      ...(written.success ? {} : errorsOf(written.issues)),
      ...(typeof address === 'string' && { address }),
      ...(store === null && after.has(`stores ${slug}`) && { slug: 'Un autre dépôt a déjà ce nom court.' }),
    }
    tell(wrong)
    if (!written.success || Object.keys(wrong).length > 0) return
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
          <Combobox
            {...wires}
            statusText={undefined}
            name="store-address"
            label="Adresse"
            value={typed.address}
            error={errors['address']}
            onInput={(address) => {
              pick(null)
              type({ address })
              void look(address)
            }}
            onPick={(suggestion) => void choose(suggestion.id)}
            picked={picked !== null}
          />
          {field('hours', 'Horaires', { maxLength: 120, placeholder: '7 h à 12 h, 13 h 30 à 17 h' })}
          {field('note', 'Note pour le chauffeur', { maxLength: 200, optional: true })}
        </Stack>
      </form>
    </Dialog>
  )
}

const unknownAddress = 'Cette adresse est introuvable : choisis-en une avec sa rue dans la liste.'
/** In the place of an address that is told to be wrong already. */
const none = { label: '–', lat: 0, lng: 0 }

function storeAddress({ label, lat, lng }: Place): Store['address'] {
  return { label, lat, lng }
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Errors {
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const))
}
