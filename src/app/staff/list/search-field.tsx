import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { timer } from '#adapters/device/device.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { listPath } from '../model/list-address.ts'

/** Looks through all orders while it is typed: when the fingers rest, or at Enter. `words`: what the list is of. */
export function SearchField({ words }: { readonly words: string }) {
  const [, navigate] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useState(words)
  const asked = useRef(words)
  const search = useCallback(
    (text: string) => {
      asked.current = text.trim()
      if (asked.current !== words) navigate(listPath('recherche', { words: asked.current }), { replace: true })
    },
    [navigate, words],
  )
  // Back and links change the list without the field.
  useEffect(() => {
    if (words !== asked.current) type((asked.current = words))
  }, [words])
  useEffect(() => timer(restMs, () => search(typed)), [search, typed])
  // Who comes here wants to type.
  useEffect(() => void (words === '' && field.current?.focus()), [words])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <search>
      <form className="staff-search" onSubmit={submit}>
        <TextField
          label="Rechercher une commande"
          name="q"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          ref={field}
        />
        {typed !== '' && (
          <IconButton
            label="Effacer la recherche"
            onClick={() => {
              type('')
              search('')
              field.current?.focus()
            }}
          />
        )}
      </form>
    </search>
  )
}

const restMs = 250
