import { useEffect, useRef } from 'react'

/** The button that opened a form has the focus again once the form is closed. */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open) opener.current?.focus()
    was.current = open
  }, [open])
  return opener
}
