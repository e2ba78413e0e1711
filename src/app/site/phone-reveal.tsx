import { publicWords } from '#rules/opening-words.ts'
import { buttonClass } from '#ui/button-class.ts'

/** The number behind « Afficher le numéro »: the browser's own popover, so that it needs no script. */
export function PhoneReveal({ phone }: { readonly phone: string }) {
  return (
    <>
      <button type="button" className={buttonClass('secondary')} popoverTarget="telephone">
        Afficher le numéro
      </button>
      <div id="telephone" popover="auto" className="contact-phone">
        <p>Du lundi au samedi, {publicWords}</p>
        <a href={`tel:+33${phone.replaceAll(/\D/g, '').slice(1)}`} className="contact-number">
          {phone}
        </a>
      </div>
    </>
  )
}
