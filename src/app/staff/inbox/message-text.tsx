import { Fragment } from 'react'
import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** A message as it was written; the orders it names lead to their own screens. */
export function MessageText({ text }: { readonly text: string }) {
  return text.split(/(n°\s?\d{1,9}(?!\d))/iu).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} href={staffOrderPath(Number(part.replace(/\D+/g, '')))} className={textLinkClass()}>
        {part}
      </Link>
    ),
  )
}
