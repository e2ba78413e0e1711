import { Children, type ReactNode } from 'react'
import './whole-words.css'

/** No line ends within « e-mail », « après-midi », « 13h-17h » or « 151-300 »: browsers break after any hyphen. */
export function WholeWords({ children }: { readonly children?: ReactNode }) {
  return Children.map(children, (part) =>
    typeof part === 'string'
      ? part.split(joined).map((piece, at) =>
          at % 2 === 0 ? (
            piece
          ) : (
            <span key={at} className="whole-words">
              {piece}
            </span>
          ),
        )
      : part,
  )
}

const joined = /(e-mails?|\d+h?-\d+h?|Écris-nous|après-midi)/i
