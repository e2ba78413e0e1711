import { company } from '#content/company.ts'
import { dialled } from '#content/dialled.ts'
import { publicWords } from '#rules/opening-words.ts'
import { textLinkClass } from '#ui/text-link-class.ts'

/** Who answers, and where the service goes, as far as the operator says. */
export function HeroFacts() {
  return (
    <ul className="hero-facts">
      <li>
        <a href={`tel:${dialled}`} className={textLinkClass()}>
          {company.phone}
        </a>{' '}
        du lundi au samedi, {publicWords}
      </li>
      {company.zone !== null && <li>On livre : {company.zone}</li>}
    </ul>
  )
}
