import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { StaffIcon } from '../pieces/staff-icon.tsx'

/** Calls a number, which can be read on it: a desk's telephone is dialled by hand. `name`: who answers. */
export function CallLink({ phone, name }: { readonly phone: string; readonly name: string }) {
  return (
    <ButtonLink
      small
      variant="secondary"
      href={`tel:${normalizePhone(phone)}`}
      aria-label={`Appeler ${name}, ${shownPhone(phone)}`}
      icon={<StaffIcon name="phone" />}
    >
      {shownPhone(phone)}
    </ButtonLink>
  )
}
