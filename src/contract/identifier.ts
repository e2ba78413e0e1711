import * as v from 'valibot'

/** A number that names a row, as replies carry it: a number or its digits. */
export const identifier = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))])

/** The same as part of an address, from 1 on and no greater than a database can count; `sentence` is what another text is told. */
export function identifierParam(sentence: string) {
  return v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(sentence), v.minValue(1, sentence))
}
