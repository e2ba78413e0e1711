import { twoDigits } from './two-digits.ts'

/** Minutes as people say them: 42 → '42 min', 65 → '1 h 05', 120 → '2 h'. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  const rest = whole % 60
  return `${Math.floor(whole / 60)} h${rest === 0 ? '' : ` ${twoDigits(rest)}`}`
}
