/** An address within a sentence: a long one breaks after its @. */
export function EmailInWords({ email }: { readonly email: string }) {
  const [name = '', ...domain] = email.split(/(?<=@)/)
  return (
    <strong className="auth-address">
      {name}
      <wbr />
      {domain}
    </strong>
  )
}
