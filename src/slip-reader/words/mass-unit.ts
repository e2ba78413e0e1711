import { plainText } from '#rules/moment/french.ts'

export type MassUnit = 'kg' | 't' | 'q' | 'g'

export const kgPer: Readonly<Record<MassUnit, number>> = { kg: 1, t: 1000, q: 100, g: 0.001 }

/**
 * 'Kgs' → 'kg', 'tonnes' → 't'; a reader also sees 'k9', 'kq' or 'kge' where 'kg' stands. Anything else → null: 'kg/m²'
 * is no mass.
 */
export function massUnit(text: string): MassUnit | null {
  if (text.length > 16 || !/^[([{]*[kKtTgGqQ]/.test(text)) return null
  const plain = plainText(text)
    .replace('(s)', 's')
    .replaceAll(/^[([{]+|[)\]}.,;:*|]+$/g, '')
  // A hand writes '1850 k'; 50 K is a difference of temperatures.
  if (/^[([{]*k[)\]}.,;:*|]*$/.test(text)) return 'kg'
  if (/^(?:k[gq9aeo]s?|kge|kgr?s?|kgm|kilos?|kilogr?s?|kilogrammes?|kilograms?)$/.test(plain)) return 'kg'
  if (/^(?:t|to|tn|tns|tne|tonnes?|tons?)$/.test(plain)) return 't'
  if (/^(?:quintal|quintaux|qx)$/.test(plain)) return 'q'
  return /^(?:g|gr|grs|grammes?)$/.test(plain) ? 'g' : null
}

/** Units and currencies that make a number no mass: '12 m²', '35,00 €', '25kg/m²'. */
export function isOtherUnit(text: string): boolean {
  if (text.length > 12) return false
  const plain = plainText(text).replaceAll(/^[([{]+|[)\]}.,;:*|]+$/g, '')
  return (
    /^(?:m[l23²³]?|[cdm]m[23²³]?|km|l|litres?|[cdmh]l|%|€|\$|£|eur|euros?|ht|ttc|h|heures?|min|mn|j|jours?|°c?|["”″']|w|kw|v|x|u|un|pce?s?|pieces?|bars?|mpa|kn|dan|db|rlx?|rouleaux?)$/.test(
      plain,
    ) || /^(?:kg|t|g)[s]?\/\S/.test(plain)
  )
}
