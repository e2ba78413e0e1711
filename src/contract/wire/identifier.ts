import * as v from 'valibot'

/** A number that names a row, as replies carry it: a number or its digits. */
export const identifier = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))])

/**
 * The same as part of an address, in plain digits, from 1 on and no greater than a database can count; `sentence` is
 * what another text is told: '0x1', '1e3', '01'.
 */
export function identifierParam(sentence: string) {
  return v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^[1-9]\d*$/, sentence)), v.number()]),
    v.transform(Number),
    v.safeInteger(sentence),
    v.minValue(1, sentence),
  )
}
