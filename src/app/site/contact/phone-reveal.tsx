import { dialled } from '#content/dialled.ts'
import { buttonClass } from '#ui/act/button-class.ts'

/** The number, in the place of « Afficher le numéro » once that is pressed: the browser's own disclosure, so that it needs no script and stays. */
export function PhoneReveal({ phone }: { readonly phone: string }) {
  return (
    <details className="contact-phone">
      <summary className={buttonClass('secondary')}>Afficher le numéro</summary>
      <a href={`tel:${dialled}`} className="contact-number">
        {phone}
      </a>
    </details>
  )
}
