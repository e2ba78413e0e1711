import { useState } from 'react'
import type { Store } from '#contract/settings/stores.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { Card } from '#ui/frame/card.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Note } from '#ui/say/note.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { TextButton } from '../../pieces/text-button.tsx'
import { partsOfKind } from '../model/settings-view.ts'
import { useSettings } from '../model/use-settings.ts'
import { PosterButton } from './poster-button.tsx'
import { StoreDialog } from './store-dialog.tsx'

/** The partner stores, which customers may collect from. */
export function StoresCard() {
  const { before, after } = useSettings()
  const [open, setOpen] = useState<Store | 'new' | null>(null)
  const all = partsOfKind(new Map([...before, ...after]), 'stores')
  return (
    <Card
      id="depots"
      title="Dépôts partenaires"
      aside={
        <button type="button" className="settings-add" onClick={() => setOpen('new')}>
          <LineIcon d="M12 5.5v13M5.5 12h13" />
          Ajouter<VisuallyHidden> un dépôt</VisuallyHidden>
        </button>
      }
    >
      {all.length === 0 && <Note>Aucun dépôt : chacun a son adresse /depuis/… et vient en premier au retrait.</Note>}
      <ul className="settings-rows">
        {all.map(({ store }) => (
          <StoreRow key={store.slug} store={store} onChange={() => setOpen(store)} />
        ))}
      </ul>
      {open !== null && <StoreDialog store={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function StoreRow({ store: { slug, name, address, hours, note }, onChange }: { store: Store; onChange(): void }) {
  const { store: settings, before, after } = useSettings()
  const part = `stores ${slug}`
  const isRemoved = !after.has(part)
  const isChanged = JSON.stringify(before.get(part)) !== JSON.stringify(after.get(part))
  const which = <VisuallyHidden> {name}</VisuallyHidden>
  const remove = () => (before.has(part) ? settings.set([part, null]) : settings.leave(part))
  return (
    <li className="settings-store">
      <span className="settings-store-mark">
        <LineIcon d="M4 10v9.5h16V10M3.5 7.5 5.5 4h13l2 3.5a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7 0 2.8 2.8 0 0 1-5.7 0M9.5 19.5V14h5v5.5" />
      </span>
      <p>
        <b>{isRemoved ? <s>{name}</s> : name}</b>
        {isChanged && <em>{isRemoved ? 'retiré, à appliquer' : 'à appliquer'}</em>}
        <span>
          {readAddressLabel(address.label).city ?? address.label} · {hours}
        </span>
        {note !== '' && <span>{note}</span>}
        <span>/depuis/{slug}</span>
      </p>
      <div className="settings-row-acts">
        {isRemoved ? (
          <TextButton onClick={() => settings.leave(part)}>Remettre{which}</TextButton>
        ) : (
          <>
            {/* A poster of what is not applied yet would lead nowhere. */}
            {before.has(part) && !isChanged && <PosterButton slug={slug} name={name} />}
            <TextButton onClick={onChange}>Changer{which}</TextButton>
            <TextButton onClick={remove}>Retirer{which}</TextButton>
          </>
        )}
      </div>
    </li>
  )
}
