import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** Who answers, and where the service goes, as far as the operator says. */
export function HeroFacts() {
  return (
    <ul className="hero-facts">
      <li>
        <a href={paths.contact} className={textLinkClass()}>
          Nous contacter
        </a>
        , du lundi au samedi, {publicWords}
      </li>
      {company.zone !== null && <li>On livre : {company.zone}</li>}
    </ul>
  )
}
