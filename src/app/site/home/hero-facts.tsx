import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { LowestPrice, LowestPriceHT } from '../lowest-price.tsx'

/** What the first delivery costs, in one line with the promise above it, who answers, and where the service goes, as far as the operator says. */
export function HeroFacts() {
  return (
    <ul className="hero-facts">
      <li>
        Premier prix{'\u00A0'}: <LowestPriceHT /> HT, soit <LowestPrice of="flex" /> TTC
      </li>
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
