/**
 * No line begins with a mark that French sets off, ends with « or parts a number from its unit:
 * 'Prêt ? Non : 5 kg' → 'Prêt\u202F? Non\u00A0: 5\u00A0kg'.
 */
export function frenchSpaces(text: string): string {
  return text.replaceAll(beforeHighMark, '\u202F').replaceAll(besideOthers, '\u00A0')
}

const beforeHighMark = / (?=[;!?](?!\w))/g
const besideOthers =
  / (?=[:»%](?![\w-]))|(?<=«) |(?<=\bn°) (?=\d|$)|(?<=\d|^) (?=(?:kg|km|m|cm|min|h|Mo|Ko|€)(?![\p{L}\d]))/gu
