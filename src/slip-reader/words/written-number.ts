export type Mark = '.' | ','
export type MarkMeaning = 'decimal' | 'thousands'
/** What the dot and the comma mean in the numbers of one slip. */
export type NumberStyle = Readonly<Record<Mark, MarkMeaning>>

/** A number as it stands on paper: '1.250' is 1250 or 1.25, and only the rest of the slip tells. */
export interface WrittenNumber {
  /** The mark whose meaning is open, or null when the number is clear by itself. */
  readonly open: Mark | null
  readonly asDecimal: number
  readonly asThousands: number
  /** Digits after the decimal mark, if it is one. */
  readonly decimals: number
  /** What this number tells of the marks of its slip: '12,50' → the comma is decimal. */
  readonly tells: Partial<NumberStyle>
}

/** '1 250,5' → 1250.5; '1.250' → open; '06560', '12.05.26' and 'A4' → null. */
export function writtenNumber(text: string): WrittenNumber | null {
  const digits = text.replaceAll(/[\s\u00A0\u2007\u2009\u202F]+/g, ' ').replaceAll(/['’`]/g, ' ')
  return wholeNumber(digits) ?? groupedNumber(digits) ?? decimalNumber(digits)
}

/** The value under a style: '1.250' where the dot is decimal → 1.25. */
export function valueOf(number: WrittenNumber, style: NumberStyle): number {
  return partsThousands(number, style) ? number.asThousands : number.asDecimal
}

/** The digits after the decimal mark under a style: '1.250' where the dot parts thousands → 0. */
export function decimalsOf(number: WrittenNumber, style: NumberStyle): number {
  return partsThousands(number, style) ? 0 : number.decimals
}

function partsThousands({ open }: WrittenNumber, style: NumberStyle): boolean {
  return open !== null && style[open] === 'thousands'
}

function wholeNumber(digits: string): WrittenNumber | null {
  return /^(?:0|[1-9]\d{0,6})$/.test(digits) ? clear(Number(digits), 0, {}) : null
}

/** Thousands in groups of three: '1 250', '1.250,50', '1.250' (open), '0,412' (no leading group is 0). */
function groupedNumber(digits: string): WrittenNumber | null {
  const [, whole = '', separator = '', mark = '', fraction = ''] =
    /^(\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,4}))?$/.exec(digits) ?? []
  if (!whole || separator === mark) return null
  const groups = whole.split(separator)
  const value = Number(`${groups.join('')}.${fraction || 0}`)
  if (separator !== ' ' && groups.length === 2 && !mark) return openNumber(groups, separator as Mark)
  if (whole.startsWith('0')) return null
  const tells = { ...(separator !== ' ' && { [separator]: 'thousands' }), ...(mark && { [mark]: 'decimal' }) }
  return clear(value, fraction.length, tells)
}

function openNumber([whole = '', tail = '']: string[], mark: Mark): WrittenNumber | null {
  const asDecimal = Number(`${whole}.${tail}`)
  if (whole === '0') return clear(asDecimal, 3, { [mark]: 'decimal' })
  if (whole.startsWith('0')) return null
  return { open: mark, asDecimal, asThousands: Number(whole + tail), decimals: 3, tells: {} }
}

function decimalNumber(digits: string): WrittenNumber | null {
  const [, whole = '', mark = '', fraction = ''] = /^(0|[1-9]\d{0,6})([.,])(\d{1,4})$/.exec(digits) ?? []
  return mark ? clear(Number(`${whole}.${fraction}`), fraction.length, { [mark]: 'decimal' }) : null
}

function clear(value: number, decimals: number, tells: Partial<NumberStyle>): WrittenNumber {
  return { open: null, asDecimal: value, asThousands: value, decimals, tells }
}
