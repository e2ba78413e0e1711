import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { listPath } from '../model/list-address.ts'

/** Looks through all orders. */
export function SearchField({ words }: { readonly words: string }) {
  const [, navigate] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  // Who comes here wants to type.
  useEffect(() => void (words === '' && field.current?.focus()), [words])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    navigate(listPath('recherche', { words: typeof typed === 'string' ? typed.trim() : '' }))
  }
  return (
    <search>
      <form className="staff-search" onSubmit={search}>
        <TextField
          label="Rechercher une commande"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          ref={field}
        />
        <Button type="submit" variant="secondary" icon={<StaffIcon name="search" />}>
          Chercher
        </Button>
      </form>
    </search>
  )
}
