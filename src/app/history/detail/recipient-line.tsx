import { shownPhone } from '#rules/text/phone.ts'
import { telephone } from '#ui/say/drawings.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import '#ui/lists/two-lines.css'

/** Who gets the order, and the way to call them. Draws nothing where the provider names nobody. */
export function RecipientLine({
  name,
  company,
  phone,
}: {
  readonly name: string
  readonly company: string
  readonly phone: string
}) {
  const [first = '', ...others] = [name, company].filter(Boolean)
  if (first === '' && phone === '') return null
  return (
    <div className="recipient-line">
      <p className="two-lines recipient-line-words">
        <b>{first || 'Client à livrer'}</b>
        {others.map((other) => (
          <span key={other}>{other}</span>
        ))}
        {phone !== '' && <span className="recipient-line-phone">{shownPhone(phone)}</span>}
      </p>
      {phone !== '' && (
        <a
          className="recipient-line-call"
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={`Appeler ${first || 'le client à livrer'}, ${shownPhone(phone)}`}
        >
          <LineIcon d={telephone} />
        </a>
      )}
    </div>
  )
}
