import '#ui/lists/route-mark.css'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { partsOfKind } from '../model/settings-view.ts'
import { useSettings } from '../model/use-settings.ts'

const ends = {
  pickup: { letter: 'A', end: 'a', name: 'Retrait' },
  delivery: { letter: 'B', end: 'b', name: 'Livraison' },
} as const

/** How the postal codes of one end begin, each to be taken away, and one more. */
export function CodeChips({ end }: { readonly end: keyof typeof ends }) {
  const { store, before, after } = useSettings()
  const [typed, type] = useState<string | null>(null)
  const [error, tell] = useState<string>()
  const add = useRef<HTMLButtonElement>(null)
  const { letter, end: mark, name } = ends[end]
  const codes = partsOfKind(after, end).map(({ code }) => code)
  const close = () => {
    type(null)
    tell(undefined)
    // The button is there again once this has been drawn.
    requestAnimationFrame(() => add.current?.focus())
  }
  const keep = () => {
    const code = (typed ?? '').trim()
    if (!/^\d{2,5}$/.test(code)) return tell('Deux à cinq chiffres, par exemple 06 ou 83700.')
    const part = `${end} ${code}`
    if (before.has(part)) store.leave(part)
    else store.set([part, { of: end, code }])
    close()
  }
  const remove = (code: string) => {
    const part = `${end} ${code}`
    if (before.has(part)) store.set([part, null])
    else store.leave(part)
    add.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <div className="settings-codes" role="group" aria-label={`Codes postaux de ${letter}, ${name.toLowerCase()}`}>
      <span data-end={mark}>
        <span className="route-mark" aria-hidden="true">
          {letter}
        </span>
      </span>
      {codes.length === 0 && <span className="settings-everywhere">partout</span>}
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          className="settings-code"
          data-changed={!before.has(`${end} ${code}`) || undefined}
          onClick={() => remove(code)}
        >
          <VisuallyHidden>Retirer </VisuallyHidden>
          {code}
          <LineIcon d="m7 7 10 10M17 7 7 17" />
        </button>
      ))}
      {typed === null ? (
        <button ref={add} type="button" className="settings-code settings-code-add" onClick={() => type('')}>
          <LineIcon d="M12 5.5v13M5.5 12h13" />
          Ajouter<VisuallyHidden> un code postal de {letter}</VisuallyHidden>
        </button>
      ) : (
        <div className="settings-code-form" onKeyDown={press}>
          <TextField
            ref={(field) => field?.focus()}
            name={`code-${mark}`}
            label="Début de code postal"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              type(value)
              tell(undefined)
            }}
          />
          <div className="settings-acts">
            <Button small variant="secondary" onClick={keep}>
              Ajouter
            </Button>
            <Button small variant="quiet" onClick={close}>
              Laisser
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
