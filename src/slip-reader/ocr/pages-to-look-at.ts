import type { TextPage } from '#slip-reader/pdf/pdf-question.ts'

/**
 * The pages whose pictures are worth the time: with hardly a letter, or pictures between the words. Of many, the first
 * two and the last three, where a slip's weight stands (decision 035).
 */
export function pagesToLookAt(pages: readonly TextPage[]): ReadonlySet<TextPage> {
  const looks = pages.filter((page) => page.hasPictures || !isPrinted(page))
  return new Set(looks.length <= first + last ? looks : [...looks.slice(0, first), ...looks.slice(-last)])
}

/** Whether words are printed on a page, and only pictures are missing; a sheet that is all picture may lie any way. */
export function isPrinted(page: TextPage): boolean {
  return letters(page) >= fewestLetters
}

function letters({ page }: TextPage): number {
  return page.words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
}

const fewestLetters = 20
const first = 2
const last = 3
