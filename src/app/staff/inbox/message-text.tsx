import { Fragment } from 'react'
import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import { normalizePhone } from '#rules/text/phone.ts'
import { TextLink } from '#ui/act/text-link.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** A message as it was written; the orders it names lead to their own screens, its numbers are called. */
export function MessageText({ text }: { readonly text: string }) {
  return text.split(named).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : /^n/i.test(part) ? (
      <Link key={index} href={staffOrderPath(Number(part.replace(/\D+/g, '')))} className={textLinkClass()}>
        {part}
      </Link>
    ) : (
      <TextLink key={index} href={`tel:${normalizePhone(part)}`}>
        {part.replaceAll(' ', '\u00A0')}
      </TextLink>
    ),
  )
}

const named = /(n°\s?\d{1,9}(?!\d)|(?<!\d)0[1-9](?:[ .-]?\d{2}){4}(?!\d))/iu
