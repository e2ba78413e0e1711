import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** Tells a password manager whose new password it saves; it is neither seen nor reached. */
export function UsernameForManagers({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  )
}
