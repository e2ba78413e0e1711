import { useRef, type ComponentProps } from 'react'
import { Button } from '#ui/act/button.tsx'
import { FoldCard } from '#ui/frame/fold-card.tsx'
import { Note } from '#ui/say/note.tsx'
import { TextField } from './text-field.tsx'
import './company-card.css'

type Wires = Omit<ComponentProps<typeof TextField>, 'label'>

interface CompanyCardProps {
  readonly number?: number | undefined
  readonly siret: Wires
  readonly societe: Wires
  readonly tva: Wires
  /** What is in it: '' while it is empty. */
  readonly filled: string
  readonly open: boolean
  onToggle(open: boolean): void
  /** How the rest is filled from the number; not offered where there is no directory. */
  readonly lookup: {
    readonly isOffered: boolean
    readonly isBusy: boolean
    readonly problem: string | undefined
    look(): Promise<void>
  }
  /** What the directory said, with its source by licence. `elsewhere`: another billing address, offered only. */
  readonly found: {
    readonly hasAddress: boolean
    readonly isClosed: boolean
    readonly elsewhere: { readonly label: string; take(): void } | null
  } | null
  /** Empties it. */
  onRemove(): void
}

/** « Facturer une société », folded until there is one; what is in it counts, folded or not. */
export function CompanyCard({
  number,
  siret,
  societe,
  tva,
  filled,
  open,
  onToggle,
  lookup,
  found,
  onRemove,
}: CompanyCardProps) {
  const title = useRef<HTMLElement>(null)
  const remove = () => {
    onRemove()
    onToggle(false)
    title.current?.focus()
  }
  return (
    <FoldCard
      number={number}
      title="Facturer une société"
      aside={open || filled === '' ? 'facultatif' : filled}
      open={open}
      onToggle={onToggle}
      titleRef={title}
    >
      <TextField
        {...siret}
        label="SIREN"
        {...(lookup.isOffered && { hint: 'Neuf chiffres : le reste se remplit tout seul' })}
        error={lookup.problem ?? siret.error}
        inputMode="numeric"
        autoComplete="off"
        below={
          lookup.isOffered && (
            <Button
              variant="secondary"
              wide
              busy={lookup.isBusy}
              busyLabel="Recherche dans l’annuaire…"
              onClick={() => void lookup.look()}
            >
              Remplir depuis le SIREN
            </Button>
          )
        }
      />
      <CompanyFound found={found} />
      <TextField {...societe} label="Nom de la société" autoComplete="organization" />
      <TextField
        {...tva}
        label="Numéro de TVA"
        hint="FR suivi de 11 chiffres"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      {filled !== '' && (
        <Button variant="quiet" onClick={remove}>
          Ne pas facturer de société
        </Button>
      )}
    </FoldCard>
  )
}

function CompanyFound({ found }: Pick<CompanyCardProps, 'found'>) {
  return (
    <div className="company-found">
      <div role="status">
        {found && (
          <Note tone="ok">
            Rempli depuis l’annuaire des entreprises de l’État
            {found.hasAddress ? ', adresse de facturation comprise' : ''}.
          </Note>
        )}
        {found?.isClosed && <Note tone="warn">D’après l’annuaire, cette société a cessé son activité.</Note>}
      </div>
      {found?.elsewhere && (
        <Button variant="secondary" wide onClick={found.elsewhere.take}>
          Facturer à son siège : {found.elsewhere.label}
        </Button>
      )}
    </div>
  )
}
