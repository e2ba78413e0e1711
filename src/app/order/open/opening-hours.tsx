import { bannerWords } from '#rules/opening-words.ts'

/** When the provider delivers, and what becomes of later orders (section 1). */
export const openingHours = `Livraisons du lundi au vendredi ${bannerWords.weekdays} et le samedi ${bannerWords.saturday}. Passé ces horaires, ta commande part le prochain jour ouvré.`

/** The sentence, its hours never cut at the end of a line. */
export function OpeningHours() {
  return openingHours.split(/(\d+h-\d+h)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="order-hours">
        {part}
      </span>
    ),
  )
}
