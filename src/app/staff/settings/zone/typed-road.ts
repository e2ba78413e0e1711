/** '90', '90 min' → 90; '' → null, no limit; what is no whole number of minutes of a day → 'wrong'. */
export function typedRoad(text: string): number | null | 'wrong' {
  const typed = text.replace(/\s*min\.?$/i, '').trim()
  if (typed === '') return null
  const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  return minutes >= 1 && minutes <= 1440 ? minutes : 'wrong'
}
