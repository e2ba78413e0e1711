/** As clocks and calendars write a number: 7 → '07'. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
